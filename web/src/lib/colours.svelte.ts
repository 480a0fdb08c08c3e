// The colours of seats: eight, each with a shape of its own that goes wherever the colour goes. A seat wears the colour of
// its number, or the one that its person chose; boards speak of `--seat-N` and need not know.
import { t, type Key } from "./i18n.svelte";

/** All colours, as the server numbers them. */
export const COLOURS = [0, 1, 2, 3, 4, 5, 6, 7];

let worn = $state.raw<number[]>([]);

/** The colour that a seat of the table on the page wears. */
export function colourOf(seat: number): number {
  return worn[seat] ?? seat;
}

/** Dresses the page in the colours of a table's seats; with none, each seat wears its own. */
export function wear(colours: number[]): void {
  const root = document.documentElement.style;
  for (const seat of COLOURS) root.removeProperty(`--seat-${seat}`);
  for (const [seat, colour] of colours.entries())
    if (colour !== seat) root.setProperty(`--seat-${seat}`, `var(--colour-${colour})`);
  worn = colours;
}

/** What a colour is called, with its shape. */
export function colourName(colour: number): string {
  return t(`colour-${colour}` as Key);
}

/** The colours that nobody else has. */
export function freeColours(others: number[]): number[] {
  return COLOURS.filter((colour) => !others.includes(colour));
}
