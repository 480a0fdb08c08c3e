// Who plays where no person does, in words.
import { t, type Key } from "./i18n.svelte";

/** The bots in the order in which they are offered; others that are installed come after them. */
const KNOWN: [policy: string, word: Key][] = [
  ["search:easy", "bot-easy"],
  ["search:normal", "bot-normal"],
  ["search:hard", "bot-hard"],
  ["greedy", "bot-greedy"],
  ["random", "bot-random"],
  ["rules", "bot-rules"],
];
export const DEFAULT_BOT = "search:easy";

export function policyName(policy: string): string {
  const known = KNOWN.find(([name]) => name === policy);
  return known ? t(known[1]) : t("played-by", { policy });
}

export function inOrder(policies: string[]): string[] {
  const place = (policy: string) => (KNOWN.findIndex(([name]) => name === policy) + 99) % 99;
  return [...policies].sort((a, b) => place(a) - place(b));
}
