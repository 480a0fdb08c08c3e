// Who plays where no person does, in words.
import { t, type Key } from "./i18n.svelte";

/** The levels of the bots, the weakest first: a name, and what they are like. */
const LEVELS: [policy: string, word: Key, is: Key][] = [
  ["search:casual", "bot-casual", "bot-casual-is"],
  ["search:easy", "bot-easy", "bot-easy-is"],
  ["search:steady", "bot-steady", "bot-steady-is"],
  ["search:normal", "bot-normal", "bot-normal-is"],
  ["search:hard", "bot-hard", "bot-hard-is"],
];
/** The others in the order in which they are offered; further ones that are installed come after them. */
const OTHERS: [policy: string, word: Key][] = [
  ["net", "bot-net"],
  ["greedy", "bot-greedy"],
  ["random", "bot-random"],
  ["rules", "bot-rules"],
];
export const DEFAULT_BOT = "search:easy";

const level = (policy: string) => LEVELS.findIndex(([name]) => name === policy);

/** What stands in the name of a policy between a level and a temperament. */
const TEMPERED = ",temper=";
/** Temperaments that have a name, and what they mean. */
const TEMPERS: Record<string, [word: Key, is: Key]> = {
  bold: ["temper-bold", "temper-bold-is"],
  thrifty: ["temper-thrifty", "temper-thrifty-is"],
  spiteful: ["temper-spiteful", "temper-spiteful-is"],
};

/** A level and a temperament ("" for none), as they make up a policy's name. */
export const tempered = (level: string, temper: string) => (temper ? level + TEMPERED + temper : level);
export function parted(policy: string): [level: string, temper: string] {
  const [base, temper = ""] = policy.split(TEMPERED) as [string, string?];
  return [base, temper];
}
export const hasLevel = (policy: string) => level(parted(policy)[0]) >= 0;
export const temperName = (temper: string) => (TEMPERS[temper] ? t(TEMPERS[temper][0]) : temper);

export function policyName(policy: string): string {
  const [base, temper] = parted(policy);
  const at = level(base);
  if (at >= 0)
    return t("bot-named", { name: [t(LEVELS[at]![1]), ...(temper ? [temperName(temper)] : [])].join(", ") });
  const known = OTHERS.find(([name]) => name === policy);
  return known ? t(known[1]) : t("played-by", { policy });
}

/** The name in a choice of bots: with its place among the levels. */
export function policyChoice(policy: string): string {
  const at = level(policy);
  return at < 0
    ? policyName(policy)
    : t("bot-level", { name: t(LEVELS[at]![1]), n: at + 1, of: LEVELS.length });
}

/** How a bot plays, in a few words; nothing of those that are no level. */
export function policyIs(policy: string): string {
  const [base, temper] = parted(policy);
  const at = level(base);
  if (at < 0) return "";
  const more = TEMPERS[temper];
  return [t(LEVELS[at]![2]), ...(more ? [t(more[1])] : [])].join("; ");
}

export function inOrder(policies: string[]): string[] {
  const order = [...LEVELS, ...OTHERS].map(([name]) => name);
  const place = (policy: string) => (order.indexOf(policy) + 99) % 99;
  return [...policies].sort((a, b) => place(a) - place(b));
}
