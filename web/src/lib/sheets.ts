/** What is one step away from the table. */
export type Sheet =
  "rules" | "scores" | "log" | "preferences" | "invite" | "analysis" | "debug" | "talk" | "board";
