/** Hands a text over as a file. */
export const save = (name: string, text: string): void =>
  blob(name, new Blob([text], { type: "application/toml" }));

/** Hands anything over as a file. */
export function blob(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const a = Object.assign(document.createElement("a"), { href: url, download: name });
  a.click();
  URL.revokeObjectURL(url);
}
