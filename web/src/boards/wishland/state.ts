// Made from the declaration of the state: python -m tests.web.states. Not to be edited.

export interface Options {
  entrepreneurs: string;
  achievement_tiles: string;
  allow_blocking_placement: string;
  price_tests_use_printed: string;
  h07_includes_mascots: string;
  h08_search_piles: string;
  h08_triggers: string;
  h08_before_entrepreneurs: string;
  h11_counts: string;
  e01_pays_for_starting_booth: string;
  e10_sees_mascots_without_h10: string;
  happiness_goal_counts_booths: string;
  collect_needs_workers: string;
  solo_free_draw_in_window_b: string;
}

export interface WorkerField {
  n: number;
  owner: (number | null)[];
  workers: number[];
}

export interface Player {
  credits: number;
  points: number;
  earned: number[];
  happiness: number;
  visitors: number;
  workers: number;
  recruits: number;
  booths: number;
  greeted: number;
  space: string | null;
  entrepreneur: string | null;
  dealt: (string | null)[] | null;
  tile: string | null;
}

export interface State {
  pending: { step: string; who: number[]; arg: number }[];
  seats: number;
  choices: (number | null)[] | null;
  options: Options;
  round: number;
  cycle: number;
  turn: number;
  first: number | null;
  active: number | null;
  main: string;
  shuttled: boolean;
  card: string | null;
  fresh: boolean;
  late: boolean;
  settled: number;
  deck: { n: number; count: Record<string, number> }[];
  discard: { n: number; count: Record<string, number> }[];
  market: Record<string, (string | null)[]>;
  hand: { n: number; count: Record<string, number> };
  posts: Record<string, WorkerField>;
  owner: Record<string, number>;
  paid: Record<string, number>;
  people: { n: number; count: Record<string, number> | null };
  tiles: { n: number; count: Record<string, number> };
  board: (string | null)[];
  claimed: Record<string, number>;
  supply: number;
  players: Player[];
}
