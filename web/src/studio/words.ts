// What the studio says. Few visitors come here, so it is not among the words that everybody loads.
import { i18n, type Said } from "../lib/i18n.svelte";
import de from "./de.json";
import en from "./en.json";
import fr from "./fr.json";

export type Key = keyof typeof en;
const all: Record<string, Record<string, Said>> = { en, de, fr };

export const s = (key: Key, facts: Record<string, string | number> = {}): string =>
  i18n.say(all[i18n.lang]?.[key] ?? (en as Record<string, Said>)[key] ?? key, facts);
