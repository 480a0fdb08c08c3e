// Made from the declaration of the state: python -m tests.web.states. Not to be edited.

export interface Options {
  research: string;
  supra_access: string;
}

export interface Player {
  money: number;
  crests: number;
  output: number;
  lorries: number;
  beer_points: number;
  strokes: number;
  popularity: number;
  home: number;
  reps: Record<string, number>;
  office: string | null;
  hand: { n: number; count: Record<string, number> | null };
  laid: Record<string, number> | null;
  laid_jokers: Record<string, number> | null;
  laid_in: Record<string, number>;
  researched: boolean;
  research: string | null;
  beer: Record<string, string> | null;
  notes: Record<string, number> | null;
  bid: number;
  won: number;
}

export interface State {
  pending: { step: string; who: number[]; arg: number }[];
  seats: number;
  choices: (number | null)[] | null;
  options: Options;
  round: number;
  ending: string;
  opened: boolean;
  active: number | null;
  order: (number | null)[];
  owner: Record<string, number>;
  hanging: Record<string, boolean>;
  taste: Record<string, boolean>;
  deck: { n: number; count: Record<string, number> | null };
  votes: Record<string, number>;
  joker_votes: Record<string, number>;
  room: number;
  fed: Record<string, boolean>;
  hung: boolean;
  auction: number;
  tied_bid: number;
  tied: number;
  players: Player[];
}
