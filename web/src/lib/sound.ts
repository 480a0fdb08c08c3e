let audio: AudioContext | null = null;

/** Two soft notes: it is your turn. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    for (const [i, pitch] of [523.25, 659.25].entries()) {
      const note = audio.createOscillator();
      const gain = audio.createGain();
      const at = audio.currentTime + i * 0.14;
      note.frequency.value = pitch;
      note.type = "sine";
      gain.gain.setValueAtTime(0, at);
      gain.gain.linearRampToValueAtTime(0.08, at + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
      note.connect(gain).connect(audio.destination);
      note.start(at);
      note.stop(at + 0.55);
    }
  } catch {
    // no sound here
  }
}
