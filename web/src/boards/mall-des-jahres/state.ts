// Made from the declaration of the state: python -m tests.web.states. Not to be edited.

export interface Options {
  field_order: string;
  all_vacancy: string;
  deck_turn: string;
  opening: string;
  unopened_pay: string;
  voluntary_closing: string;
  closure_cost: string;
  dice_match: string;
  reward: string;
  red_end: string;
}

export interface StorePile {
  n: number;
  loose: number;
  item: (string | null)[];
  run: number[];
}

export interface TenantPile {
  n: number;
  loose: number;
  item: (string | null)[];
  run: number[];
}

export interface DrawPile {
  n: number;
  loose: number;
  item: (string | null)[];
  run: number[];
}

export interface Player {
  marker: number;
  category: string | null;
  out: number;
  dice: number[];
  draw: DrawPile;
  display: Record<string, string>;
  discard: string[];
  closures: string[];
}

export interface State {
  pending: { step: string; who: number[]; arg: number }[];
  seats: number;
  choices: (number | null)[] | null;
  options: Options;
  round: number;
  turn: number;
  active: number | null;
  start_player: number | null;
  store_pile: StorePile;
  anchor_pile: TenantPile;
  counter_pile: TenantPile;
  anchor_up: boolean;
  counter_up: boolean;
  unseen: string[];
  tops: Record<string, string>;
  beneath: Record<string, string>;
  chips: Record<string, number>;
  is_open: Record<string, boolean>;
  pending_refresh: boolean;
  target: string | null;
  stack: string | null;
  rolls: number;
  aside: string[];
  cut_short: boolean;
  dropped: number;
  ending: string;
  players: Player[];
}
