import type { Component } from "svelte";

const arts = import.meta.glob<{ default: Component }>("./*/BoxArt.svelte", { eager: true });

/** The picture of a title's box; a table needs none. */
export function boxArtOf(title: string): Component | null {
  return arts[`./${title}/BoxArt.svelte`]?.default ?? null;
}
