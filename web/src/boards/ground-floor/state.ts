// Made from the declaration of the state: python -m tests.web.states. Not to be edited.

export interface Options {
  automas: string;
  forecast: string;
  era_cards: string;
  great_depression: string;
  windfall: string;
  event_cards: string;
  later_wishes: string;
}

export interface Automa {
  who: string | null;
  undrawn: { n: number; count: Record<string, number> };
  drawn: { n: number; count: Record<string, number> };
  built: number;
}

export interface Player {
  specialty: string | null;
  money: number;
  info: number;
  goods: number;
  hand: number;
  supply: number;
  used: number;
  employees: number;
  untrained: number;
  field: number;
  height: number;
  remodelled: Record<string, boolean>;
  places: Record<string, string>;
  offices: Record<string, boolean>;
  covered: Record<string, boolean>;
  floors: Record<string, boolean>;
  uses: Record<string, number>;
  ads: Record<string, number>;
  bonus: string | null;
  temp_help: number;
  ledger: Record<string, number>;
}

export interface State {
  pending: { step: string; who: number[]; arg: number }[];
  seats: number;
  choices: (number | null)[] | null;
  options: Options;
  humans: number;
  round: number;
  tier: number;
  era: string | null;
  event: string | null;
  current: string | null;
  following: string | null;
  front: string | null;
  future: { n: number; count: Record<string, number> };
  seen: Record<string, boolean>;
  job_market: number;
  cycle: number;
  hired: boolean;
  consulting: Record<string, number>;
  appointments: Record<string, number>;
  agency: Record<string, number>;
  warehouse: Record<string, number>;
  stored: Record<string, boolean>;
  factory: Record<string, number>;
  stock: Record<string, number>;
  track: Record<string, number>;
  retail: Record<string, number>;
  kept: Record<string, boolean>;
  construction: Record<string, number>;
  new_offices: Record<string, number>;
  new_floors: Record<string, number>;
  automa_cards: { n: number; count: Record<string, number> };
  automas: Automa[];
  players: Player[];
}
