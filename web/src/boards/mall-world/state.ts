// Made from the declaration of the state: python -m tests.web.states. Not to be edited.

export interface Options {
  opening: string;
  tokens: string;
  leasing: string;
  exchange: string;
  full_hand: string;
  small: string;
}

export interface Player {
  account: number;
  coins: number;
  marker_in_lobby: boolean;
  hand: { n: number; count: Record<string, number> | null };
  known: Record<string, number>;
  contracts: { n: number; count: Record<string, number> };
  special: string | null;
  holds_special: boolean;
  validated: { n: number; count: Record<string, number> };
  ledger: Record<string, number>;
}

export interface State {
  pending: { step: string; who: number[]; arg: number }[];
  seats: number;
  choices: (number | null)[] | null;
  options: Options;
  phase: string;
  turn: number;
  active: number | null;
  start_player: number | null;
  mall: Record<string, string>;
  customers: Record<string, string>;
  tiles: Record<string, number>;
  customer_tokens: Record<string, number>;
  deck: { n: number; count: Record<string, number> | null };
  display: { n: number; count: Record<string, number> };
  discard: { n: number; count: Record<string, number> };
  lobby: Record<string, string>;
  pile_placements: number;
  pile_leases: number;
  undrawn: { n: number; count: Record<string, number> };
  unused_specials: { n: number; count: Record<string, number> | null };
  office: { n: number; count: Record<string, number> };
  face_down: number;
  aside: { n: number; count: Record<string, number> };
  taken: { n: number; count: Record<string, number> };
  black_box: number;
  leasing_open: boolean;
  lease_taken: boolean;
  has_traded: boolean;
  has_validated: boolean;
  draws_left: number;
  offer: { n: number; count: Record<string, number> };
  shown: { n: number; count: Record<string, number> };
  bids: number[];
  best: number | null;
  second: number | null;
  changed: boolean;
  quiet_turns: number;
  last_turns: number;
  players: Player[];
}
