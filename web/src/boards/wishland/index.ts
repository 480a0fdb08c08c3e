export { default as Board } from "./Board.svelte";
export { default as Seat } from "./Seat.svelte";
export { default as Status } from "./Status.svelte";
export { onBoard, passing, zones } from "./things";
export { default as Face } from "./Face.svelte";
export const faces = [
  "achievement",
  "card",
  "effect",
  "entertainment",
  "entrepreneur",
  "mascot_bonus",
  "space",
  "symbol",
];
export const places = { scene: "first", zone: "order" };
