// The few words of this board that are no names of the game's things.
import type { Lang } from "../../lib/types";

export const KINDS: Record<Lang, Record<string, string>> = {
  en: { placement: "Placement", lease: "Lease", special: "Special" },
  de: { placement: "Platzierung", lease: "Miete", special: "Sondervertrag" },
  fr: { placement: "Placement", lease: "Location", special: "Spécial" },
};
