import type en from "../words/en.json";
import { written } from "./figures";
import { recall, remember } from "./store";
import type { Lang } from "./types";

export type Said = string | Record<string, string>;
export type Key = keyof typeof en;

export const LANGS: Lang[] = ["en", "de", "fr"];
export const LANG_NAMES: Record<Lang, string> = { en: "English", de: "Deutsch", fr: "Français" };

const load: Record<Lang, () => Promise<Record<string, Said>>> = {
  en: async () => (await import("../words/en.json")).default,
  de: async () => (await import("../words/de.json")).default,
  fr: async () => (await import("../words/fr.json")).default,
};

/** What French “de” and “que” lose their vowel before, where a name follows them; the server does the same. */
const ELIDED = /^(?:[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒ]|(?!(?:onze|oui)(?!\p{L}))[aeiouàâäéèêëîïôöùûüœ][a-zß-öø-ÿœ’])/u;

function preferred(): Lang {
  const wished = [recall<string>("lang", ""), ...navigator.languages.map((l) => l.slice(0, 2))];
  return (wished.find((l) => (LANGS as string[]).includes(l)) as Lang) ?? "en";
}

/** The language of the page and its own words; what belongs to a game comes from the server in the same language. */
class I18n {
  lang = $state<Lang>(preferred());
  private words = $state.raw<Record<string, Said>>({});

  /** Loads the words of a language and speaks it from then on. */
  async speak(lang: Lang): Promise<void> {
    this.words = await load[lang]();
    this.lang = lang;
    remember("lang", lang);
    document.documentElement.lang = lang;
    const described = lang === "en" ? "/manifest.webmanifest" : `/manifest.${lang}.webmanifest`;
    document.querySelector("link[rel=manifest]")?.setAttribute("href", described);
  }

  /** One sentence of the page. `n` chooses between the plurals where a sentence has them. */
  t = (key: Key, facts: Record<string, string | number> = {}): string => {
    return this.say(this.words[key] ?? key, facts);
  };

  /** A sentence with its facts. */
  say = (said: Said, facts: Record<string, string | number> = {}): string => {
    if (typeof said !== "string")
      said = said[new Intl.PluralRules(this.lang).select(Number(facts.n ?? 0))] ?? said.other ?? "";
    return said.replace(/(\b(?:[Dd]|[Qq]u)e )?\{(\w+)\}/g, (_, before: string | undefined, name: string) => {
      const fact = facts[name];
      const text = typeof fact === "number" ? this.number(fact) : (fact ?? "");
      if (!before) return text;
      return (this.lang === "fr" && ELIDED.test(text) ? `${before.slice(0, -2)}’` : before) + text;
    });
  };

  number = (n: number): string => written(n, this.lang);
  signed = (n: number): string => written(n, this.lang, { signed: true });
}

export const i18n = new I18n();

/** A sentence in which no number is parted from its unit where a line ends. */
export const unbroken = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, "$1\u00a0");

/** What is put together on the page, as the language sets it: French has a space before a colon and a semicolon. */
export const typeset = (text: string): string =>
  i18n.lang === "fr" ? text.replace(/(?<=[^\s\u00a0\u202f])([:;]) /g, "\u202f$1 ") : text;
export const t = i18n.t;
