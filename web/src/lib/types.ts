// What the server sends. The schemas stand in `schema.d.ts`, which `npm run types` makes from the server's OpenAPI
// document (openapi.json); only what a title's own view holds is told more closely here.
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Lang = "en" | "de" | "fr";
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type TitleInfo = Schemas["TitleOut"];
export type Rules = Schemas["Rules"];
export type Words = Schemas["WordsOut"];
export type Primer = Schemas["PrimerOut"];
export type Lesson = Schemas["LessonOut"];
export type Clause = Schemas["ClauseOut"];
export type Box = Record<string, Json>;
export type SeatInfo = Schemas["SeatOut"];
export type LogLine = Schemas["LogLineOut"];
export type MoveWords = { say: string } & Record<string, string | number | string[]>;
export type Move = Omit<Schemas["MoveOut"], "words"> & { words: MoveWords };
export type Score = Schemas["ScoreOut"];
export type TableMade = Schemas["TableMade"];
export type Next = Schemas["NextOut"];
export type Clock = Schemas["ClockOut"];
export type Terms = Clock["terms"];
export type Rest = Required<Schemas["RestIn"]>;
export type Cancelled = Schemas["Cancelled"];
export type Best = Schemas["BestOut"];
export type Taken = Schemas["PocketOut"];
export type Made = Schemas["MoveOfLine"];
export type Answer = Schemas["Why"];
export type UndoState = Schemas["UndoState"];
export type Hint = Schemas["HintOut"];
export type HintMove = Schemas["HintMove"];
export type AnalysisState = Schemas["AnalysisOut"];
export type AnalysisResult = Schemas["AnalysisResult"];
export type Chat = Schemas["ChatOut"];
export type Message = Schemas["MessageOut"];
export type Note = Schemas["NoteOut"];
export type Orders = Schemas["OrdersOut"];
export type Order = Schemas["OrderOut"];
export type OrderWish = Partial<Schemas["OrderIn"]> & { move: string };
export type Offer = Schemas["OfferOut"];
export type MyTable = Schemas["MineOut"];
export type Lobby = Schemas["LobbyOut"];
export type LobbyTable = Schemas["LobbyTable"];
export type LobbyWish = Omit<Schemas["LobbyIn"], "bot">;
export type Door = Schemas["DoorOut"];
export type Tournament = Schemas["TournamentOut"];
export type ListedTournament = Schemas["ListedOut"];
export type MyTournament = Schemas["MyTournament"];
export type NewTournament = Schemas["TournamentIn"];
export type Judgement = Schemas["JudgementOut"];
export type BoardMade = Schemas["BoardMade"];
export type Lines = Schemas["LinesOut"];
export type Line = Schemas["LineOut"];
export type Chances = Schemas["ChancesOut"];
export type Auto = Schemas["AutoIn"];

export type Person = Schemas["PersonOut"];
export type PersonTitle = Schemas["PersonTitleOut"];
export type PersonGames = Schemas["PersonGamesOut"];
export type PersonGame = Schemas["PersonGameOut"];
export type RatingPoint = Schemas["RatingPoint"];
export type Refused = Schemas["RefusedOut"];
export type TitleHouse = Schemas["TitleHouseOut"];
export type Leader = Schemas["LeaderOut"];

export type Account = Schemas["AccountOut"];
export type Me = Schemas["MeOut"];
export type Channel = Schemas["ChannelOut"];
export type NoticesHere = Schemas["NoticesOut"];
export type Since = Schemas["SinceOut"];
export type OwnTable = Schemas["MyTableOut"];
export type Session = Schemas["SessionOut"];
export type Passkey = Schemas["PasskeyOut"];
export type Token = Schemas["TokenOut"];
export type TokenMade = Schemas["TokenMade"];

/** All of a table, from a server that debugs; the document of others knows nothing of it. */
export interface Everything {
  position: Json;
  /** The next one first; nobody is to choose at a step that goes by itself. */
  pending: { step: string; who: number[]; arg: number }[];
  tells: {
    ply: number;
    move: string | null;
    clause: string;
    event: string;
    text: string;
    facts: Record<string, string | number | null>;
    /** Facts that one seat only hears, and which seat that is. */
    secret: Record<string, number>;
  }[];
}

export interface GameView {
  /** The version of the rules, and the hash of the box. */
  edition: { rules: string; box: string };
  seats: { name: string; policy: string }[];
  seat: number | null;
  ply: number;
  over: boolean;
  due: number[];
  decision: string | null;
  /** The part of the table that the decision is about, and the part of the round or turn, by names of the title's own. */
  place: string;
  phase: string;
  options: Record<string, string>;
  state: Record<string, Json>;
  facts: Record<string, Json>;
}
export type TableView = Omit<Schemas["TableOut"], "view" | "moves"> & {
  view: GameView;
  moves: Move[];
  log?: LogLine[];
};

/** Who watches without a seat: the names that are known, and how many there are besides. */
export interface Audience {
  names: string[];
  others: number;
}

/** What comes over the live line; `table` is null where a later event follows at once. */
export interface TableEvent {
  type: "event";
  event: number;
  ply: number;
  kind: string;
  seat?: number | null;
  text?: string | null;
  log: LogLine[];
  table: TableView | null;
}
