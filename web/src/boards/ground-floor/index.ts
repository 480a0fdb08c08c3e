export { default as Board } from "./Board.svelte";
export { default as Seat } from "./Seat.svelte";
export { default as Status } from "./Status.svelte";
export { onBoard, zones } from "./things";
export { default as Face } from "./Face.svelte";
export const faces = [
  "ad_type",
  "beginner_card",
  "bonus",
  "economy",
  "forecast_card",
  "new_floor",
  "new_office",
  "office",
  "office_use",
];
export const places = { scene: "hire", zone: "city" };
