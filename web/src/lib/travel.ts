// Things travel: what changes its place is seen going there. A board names each thing by `data-thing` (a name of its
// own, by the place where it lies) and says by `data-kin` what it is: "marker 2", "card red/blue". A pile of things has
// their number as `data-pile`. What is more in one place than before came from where there is less of its kin; of
// "card" are the hidden ones, of which nobody knows more. What comes from nowhere to be seen is simply there.
import { tick } from "svelte";
import { settings, type Pace } from "./settings.svelte";

const TIME: Record<Pace, number> = { off: 0, slow: 480, normal: 240, fast: 120 };
/** What moves less than this, in pixels, is moved at once. */
const NEAR = 6;
/** More things at once are a new deal, not a move. */
const MOST = 60;

type Thing = HTMLElement | SVGElement;
interface Seen {
  thing: Thing;
  kin: string;
  at: DOMRect;
  amount: number;
  /** Its own size, before any drawing brings it nearer; of a part of a drawing the part it takes. */
  size: { x: number; y: number; width: number; height: number };
}
const under = new Set<Animation>();
for (const what of ["pointerdown", "keydown"]) addEventListener(what, skip, { capture: true, passive: true });

/** Shows a change of the table: what changed its place is seen going there, unless that is not wanted. */
export function travel(change: () => void): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const time = calm || document.hidden ? 0 : TIME[settings.pace];
  if (!time) return change();
  skip();
  const was = look();
  change();
  void tick().then(() => go(was, look(), time));
}

/** Ends what is under way: everything lies where it belongs. */
export function skip(): void {
  for (const animation of under) animation.finish();
}

function look(): Map<string, Seen> {
  const all = new Map<string, Seen>();
  for (const thing of document.querySelectorAll<Thing>("#main [data-thing]")) {
    const at = thing.getBoundingClientRect();
    if (at.width === 0) continue;
    const size = isPart(thing)
      ? thing.getBBox()
      : { x: 0, y: 0, width: wide(thing) ?? at.width, height: high(thing) ?? at.height };
    const { kin = "", thing: name = "", pile } = thing.dataset;
    all.set(name, { thing, kin, at, size, amount: pile === undefined ? 1 : Number(pile) });
  }
  return all;
}

/** Of what there is less than before, and of what more, as often as it is so. */
function change(was: Map<string, Seen>, now: Map<string, Seen>): { less: Seen[]; more: Seen[] } {
  const less: Seen[] = [],
    more: Seen[] = [];
  for (const name of new Set([...was.keys(), ...now.keys()])) {
    const a = was.get(name),
      b = now.get(name);
    const by = (b?.amount ?? 0) - (a?.amount ?? 0);
    for (let i = 0; i < Math.abs(by); i++) (by < 0 ? less : more).push((by < 0 ? a : b)!);
  }
  return { less, more };
}

function go(was: Map<string, Seen>, now: Map<string, Seen>, time: number): void {
  const ways: [Seen, Seen][] = [];
  for (const [name, b] of now) {
    const a = was.get(name);
    if (a && b.thing.dataset.pile === undefined) ways.push([a, b]);
  }
  const { less, more } = change(was, now);
  const group = (kin: string) => kin.split(" ")[0];
  for (const alike of [
    (a: Seen, b: Seen) => a.kin === b.kin,
    (a: Seen, b: Seen) => group(a.kin) === group(b.kin) && [a.kin, b.kin].includes(group(a.kin)!),
  ])
    for (const b of [...more]) {
      const from = less.findIndex((a) => alike(a, b));
      if (from < 0) continue;
      ways.push([less.splice(from, 1)[0]!, b]);
      more.splice(more.indexOf(b), 1);
    }
  const far = ways.filter(([a, b]) => apart(a.at, b.at) > NEAR);
  if (far.length > MOST) return;
  const along = new Map<string, number>();
  for (const [a, b] of far) {
    const way = `${a.thing.dataset.thing} ${b.thing.dataset.thing}`,
      before = along.get(way) ?? 0;
    along.set(way, before + 1);
    fly(a, b, time, (before * time) / 4); // several on one way follow one another
  }
}

const wide = (thing: Thing) => (thing as Partial<HTMLElement>).offsetWidth;
const high = (thing: Thing) => (thing as Partial<HTMLElement>).offsetHeight;
const centre = (r: DOMRect): [number, number] => [r.left + r.width / 2, r.top + r.height / 2];
const apart = (a: DOMRect, b: DOMRect) =>
  Math.hypot(centre(a)[0] - centre(b)[0], centre(a)[1] - centre(b)[1]);
const isPart = (thing: Thing): thing is SVGGraphicsElement =>
  thing instanceof SVGGraphicsElement && !(thing instanceof SVGSVGElement);

/** A likeness of a thing that nobody can touch, above everything and outside of all boxes that would cut it. */
function ghostOf({ thing, at, size }: Seen): HTMLElement {
  const ghost = document.createElement("div");
  const likeness = thing.cloneNode(true) as Thing;
  for (const e of [likeness, ...likeness.querySelectorAll("*")])
    for (const { name } of [...e.attributes])
      if (name === "id" || name.startsWith("data-")) e.removeAttribute(name);
  likeness.classList.remove("can");
  if (isPart(thing)) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `${size.x} ${size.y} ${size.width} ${size.height}`);
    svg.append(likeness);
    ghost.append(svg);
  } else {
    likeness.style.cssText += `;width:${size.width}px;height:${size.height}px;zoom:${at.width / size.width}`;
    ghost.append(likeness);
  }
  ghost.className = "travelling";
  ghost.inert = true;
  ghost.ariaHidden = "true";
  ghost.popover = "manual";
  const { font, color } = getComputedStyle(thing);
  ghost.style.cssText = `font:${font};color:${color};left:${at.left}px;top:${at.top}px;width:${at.width}px;height:${at.height}px`;
  document.body.append(ghost);
  return ghost;
}

/** Shows how one thing goes to where the other is, looking like the one that is not a whole pile. */
function fly(from: Seen, to: Seen, time: number, delay: number): void {
  const shown = to.thing.dataset.pile === undefined ? to : from;
  const ghost = ghostOf(shown);
  ghost.showPopover();
  const place = ({ at }: Seen) => {
    const [x, y] = centre(at),
      [x0, y0] = centre(shown.at);
    const scale = Math.max(0.3, Math.min(at.width / shown.at.width, at.height / shown.at.height, 2));
    return { transform: `translate(${x - x0}px, ${y - y0}px) scale(${scale})` };
  };
  const animation = ghost.animate([place(from), place(to)], {
    duration: time,
    delay,
    fill: "backwards",
    easing: "cubic-bezier(.3,.1,.3,1)",
  });
  const hide = shown === to && to.thing.animate([{ opacity: 0 }, { opacity: 0 }], time + delay);
  under.add(animation);
  animation.onfinish = animation.oncancel = () => {
    under.delete(animation);
    if (hide) hide.cancel();
    ghost.remove();
  };
}
