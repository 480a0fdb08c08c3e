import { MediaQuery } from "svelte/reactivity";
import type { Table } from "../lib/table.svelte";

/** Has a screen of this kind, on which the parts of a board lie below one another, go to the one that I am to decide on. */
export function leadToPart(table: () => Table, root: () => HTMLElement, screen: string): void {
  const fits = new MediaQuery(screen);
  const part = $derived(table().myTurn ? table().shown?.view.place : undefined);
  $effect(() => {
    if (part && fits.current)
      root()
        .querySelector(`[data-zone="${part}"]`)
        ?.scrollIntoView({
          block: "nearest",
          behavior: document.documentElement.hasAttribute("data-calm") ? "auto" : "smooth",
        });
  });
}
