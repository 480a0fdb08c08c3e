export { default as Board } from "./Board.svelte";
export { default as Seat } from "./Seat.svelte";
export { default as Status } from "./Status.svelte";
export { onBoard, zones } from "./things";
export { default as Face } from "./Face.svelte";
export const faces = ["area", "category", "object", "predicate"];
export const places = { scene: "first", zone: "market" };
