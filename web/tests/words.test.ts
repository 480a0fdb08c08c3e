import { describe, expect, test } from "vitest";
import { written } from "../src/lib/figures";
import { i18n, typeset } from "../src/lib/i18n.svelte";
import { wholeNumber } from "../src/studio/cells";
import { arranged, hindrance, seatingOf, team, type Chair } from "../src/lib/seating";
import type { Lang, TitleInfo } from "../src/lib/types";
import de from "../src/words/de.json";
import en from "../src/words/en.json";
import fr from "../src/words/fr.json";
import deStudio from "../src/studio/de.json";
import enStudio from "../src/studio/en.json";
import frStudio from "../src/studio/fr.json";
import elided from "./elided.json";
import figures from "./figures.json";

type Words = Record<string, string | Record<string, string>>;
const all: Record<string, Words> = {
  en: { ...en, ...within(enStudio) },
  de: { ...de, ...within(deStudio) },
  fr: { ...fr, ...within(frStudio) },
};
/** The words of the studio, which is loaded by those who go there. */
function within(words: Words): Words {
  return Object.fromEntries(Object.entries(words).map(([key, said]) => [`studio ${key}`, said]));
}
const sentences = (words: Words): [string, string][] =>
  Object.entries(words).flatMap(([key, said]) =>
    typeof said === "string"
      ? [[key, said] as [string, string]]
      : Object.values(said).map((s) => [key, s] as [string, string]),
  );
const facts = (said: string | Record<string, string>): string[] =>
  [
    ...new Set(
      (typeof said === "string" ? [said] : Object.values(said)).flatMap((s) => s.match(/\{\w+\}/g) ?? []),
    ),
  ].sort();

describe("words of the page", () => {
  test.each(["de", "fr"])("%s says everything that English says, with the same facts", (lang) => {
    expect(Object.keys(all[lang]!)).toEqual(Object.keys(all.en!));
    for (const key of Object.keys(all.en!))
      expect([key, facts(all[lang]![key]!)]).toEqual([key, facts(all.en![key]!)]);
  });
  test.each(["en", "de", "fr"])("%s has plurals where it has them in English", (lang) => {
    for (const [key, said] of Object.entries(all[lang]!))
      expect([key, typeof said]).toEqual([key, typeof all.en![key]]);
  });
  test("French has a narrow no-break space before ; : ! ? and nowhere a straight apostrophe", () => {
    for (const [key, said] of sentences(fr)) {
      expect([key, said.match(/[^\u202f][;:!?]/)]).toEqual([key, null]);
      expect([key, said.includes("'")]).toEqual([key, false]);
    }
  });
  test.each(["en", "de"])("%s has no straight apostrophe and no space before its marks", (lang) => {
    for (const [key, said] of sentences(all[lang]!))
      expect([key, /'|\s[;:!?,.]/.test(said)]).toEqual([key, false]);
  });
  test("no hyphen stands for a minus", () => {
    for (const lang of Object.keys(all))
      for (const [key, said] of sentences(all[lang]!))
        expect([key, /(^|\s)-\d/.test(said)]).toEqual([key, false]);
  });
});

// The kernel's own test reads the same cases.
test.each(figures)("$value is written as in the sentences of the rules ($how)", ({ value, how, ...said }) => {
  for (const [lang, text] of Object.entries(said)) expect(written(value, lang as Lang, how)).toBe(text);
});

// So are these.
test.each(Object.entries(elided))("before %s French says %s", async (who, heard) => {
  await i18n.speak("fr");
  expect(i18n.say("la table de {who}.", { who })).toBe(`la table ${heard}.`);
  await i18n.speak("en");
  expect(i18n.say("la table de {who}.", { who }), "French alone").toBe(`la table de ${who}.`);
});

test("French has a space before a colon and a semicolon where they are put together", async () => {
  await i18n.speak("fr");
  expect(typeset("Prix: 3; à 22:00")).toBe("Prix\u202f: 3\u202f; à 22:00");
  expect(typeset("Prix\u202f: 3")).toBe("Prix\u202f: 3");
  await i18n.speak("en");
  expect(typeset("Price: 3; at 22:00")).toBe("Price: 3; at 22:00");
});

test("a whole number is read as its language writes it", () => {
  for (const lang of ["en", "de", "fr"] as const)
    for (const n of [0, 7, -7, 1000, -12_345, 1_234_567]) {
      expect(wholeNumber(written(n, lang), lang)).toBe(n);
      expect(wholeNumber(`${n}`, lang)).toBe(n);
    }
  expect(wholeNumber("10\u00a0000", "fr")).toBe(10_000);
  for (const text of ["", "viel", "1,000", "1.00", "1.0000", "1..000", ".000", "10.5"])
    expect(wholeNumber(text, "de"), text).toBe(null);
});

test("a share is written with its sign, and what rounds to nothing has none", () => {
  expect(written(0.42, "fr", { percent: true })).toMatch(/^42[\u00a0\u202f]%$/);
  expect(written(-0.42, "en", { percent: true, signed: true })).toBe("−42%");
  expect(written(-0.001, "en", { percent: true, signed: true })).toBe("0%");
});

const info = {
  seatings: [
    { seats: 2, automas: {}, options: {}, conflict: null },
    { seats: 2, automas: { 1: "Pei" }, options: { automas: "pei" }, conflict: null },
    { seats: 3, automas: { 1: "Pei", 2: "Hadid" }, options: { automas: "pei+hadid" }, conflict: null },
    {
      seats: 5,
      automas: { 4: "Pei" },
      options: { automas: "pei" },
      conflict: { clause: "X-1.1", text: "No." },
    },
  ],
} as unknown as TitleInfo;
const chair = (kind: Chair["kind"], name: string): Chair => ({
  kind,
  name,
  policy: "random",
  colour: 0,
});

describe("who sits where", () => {
  test("Automas go to the seats that the rules give them, the others keep their order", () => {
    const chairs = [chair("automa", "Hadid"), chair("me", "Ada"), chair("automa", "Pei")];
    expect(arranged(info, chairs).map((c) => c.name)).toEqual(["Ada", "Pei", "Hadid"]);
    expect(team(chairs)).toEqual(["Hadid", "Pei"]);
  });
  test("a table that the rules forbid names the clause, one that nobody knows names none", () => {
    expect(hindrance(info, 2, ["Pei"])).toBeNull();
    expect(hindrance(info, 5, ["Pei"])?.clause).toBe("X-1.1");
    expect(hindrance(info, 3, ["Pei"])?.clause).toBe("");
    expect(seatingOf(info, 3, ["Hadid", "Pei"])?.options).toEqual({ automas: "pei+hadid" });
  });
});
