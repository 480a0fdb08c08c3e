// Things travel: what changes its place is seen going there. A board says which things are the same by `data-thing`
// (one name for one thing, wherever it lies). A thing that was not there comes from the element whose `data-home` its
// `data-from` names, and one that is gone goes to the home that its `data-to` names: a supply, a seat, a bank.
import { tick } from "svelte";
import { settings, type Pace } from "./settings.svelte";

const TIME: Record<Pace, number> = { off: 0, slow: 480, normal: 240, fast: 120 };
/** What moves less than this, in pixels, or a little sideways only, is moved at once. */
const NEAR = 6;
/** More things at once are a new deal, not a move. */
const MOST = 60;

interface Was {
  at: DOMRect;
  to: DOMRect | null;
  ghost: () => HTMLElement;
}
const under = new Set<Animation>();

/** Shows a change of the table: what changed its place is seen going there, unless that is not wanted. */
export function travel(change: () => void): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const time = calm || document.hidden ? 0 : TIME[settings.pace];
  if (!time) return change();
  skip();
  const was = new Map<string, Was>();
  for (const [name, thing] of things())
    was.set(name, { at: rect(thing), to: home(thing.dataset.to), ghost: () => ghostOf(thing) });
  change();
  void tick().then(() => go(was, time));
}

/** Ends what is under way: everything lies where it belongs. */
export function skip(): void {
  for (const animation of under) animation.finish();
}

function go(was: Map<string, Was>, time: number): void {
  const now = things();
  const ways: (() => void)[] = [];
  for (const [name, thing] of now) {
    const at = rect(thing),
      from = was.get(name)?.at ?? home(thing.dataset.from);
    if (from && Math.hypot(centre(from)[0] - centre(at)[0], centre(from)[1] - centre(at)[1]) > NEAR)
      ways.push(() => fly(ghostOf(thing), thing, from, at, time));
  }
  for (const [name, { at, to, ghost }] of was)
    if (!now.has(name) && to) ways.push(() => fly(ghost(), null, at, to, time));
  if (ways.length <= MOST) for (const way of ways) way();
}

type Thing = HTMLElement | SVGElement;

function things(): Map<string, Thing> {
  const all = new Map<string, Thing>();
  for (const thing of document.querySelectorAll<Thing>("#main [data-thing]"))
    if (rect(thing).width > 0) all.set(thing.dataset.thing!, thing);
  return all;
}

const rect = (e: Element) => e.getBoundingClientRect();
const centre = (r: DOMRect): [number, number] => [r.left + r.width / 2, r.top + r.height / 2];

function home(name: string | undefined): DOMRect | null {
  const found = name && document.querySelector(`#main [data-home="${CSS.escape(name)}"]`);
  return found ? rect(found) : null;
}

/** A likeness of a thing that nobody can touch, above everything and outside of all boxes that would cut it. */
function ghostOf(thing: Thing): HTMLElement {
  const ghost = document.createElement("div");
  const likeness = thing.cloneNode(true) as Thing;
  for (const e of [likeness, ...likeness.querySelectorAll("*")])
    for (const { name } of [...e.attributes])
      if (name === "id" || name.startsWith("data-")) e.removeAttribute(name);
  if (thing instanceof SVGGraphicsElement && !(thing instanceof SVGSVGElement)) {
    const box = thing.getBBox();
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    svg.setAttribute("width", "100%");
    svg.setAttribute("height", "100%");
    likeness.removeAttribute("transform");
    svg.append(likeness);
    ghost.append(svg);
    (thing.ownerSVGElement?.parentElement ?? document.body).append(ghost);
  } else {
    const { width, height } = rect(thing);
    Object.assign(likeness.style, {
      position: "static",
      margin: "0",
      width: `${width}px`,
      height: `${height}px`,
    });
    ghost.append(likeness);
    (thing.parentElement ?? document.body).append(ghost);
  }
  ghost.className = "travelling";
  ghost.inert = true;
  ghost.ariaHidden = "true";
  ghost.popover = "manual";
  return ghost;
}

function fly(ghost: HTMLElement, thing: Thing | null, from: DOMRect, at: DOMRect, time: number): void {
  if (!ghost.isConnected) return;
  const size = thing ? at : from;
  Object.assign(ghost.style, {
    left: `${size.left}px`,
    top: `${size.top}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
  });
  ghost.showPopover();
  const place = (r: DOMRect) => {
    const [x, y] = centre(r),
      [x0, y0] = centre(size);
    const scale = Math.max(0.2, Math.min(r.width / size.width, r.height / size.height, 3));
    return { transform: `translate(${x - x0}px, ${y - y0}px) scale(${thing ? scale : 1})` };
  };
  const animation = ghost.animate([place(from), place(at)], {
    duration: time,
    easing: "cubic-bezier(.3,.1,.3,1)",
  });
  const hide = thing?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
  under.add(animation);
  animation.onfinish = animation.oncancel = () => {
    under.delete(animation);
    hide?.cancel();
    ghost.remove();
  };
}
