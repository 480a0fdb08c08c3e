export { default as Board } from "./Board.svelte";
export { default as Seat } from "./Seat.svelte";
export { default as Status } from "./Status.svelte";
export { onBoard, zones } from "./things";
export { default as Face } from "./Face.svelte";
export const faces = ["approval_card", "chain", "contract", "corruption_token", "customer_type", "shop_type"];
export const places = { scene: "start", zone: "plan" };
