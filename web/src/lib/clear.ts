/** Where something of this size lies beside a thing and covers least of what one may touch: a style. */
export function clear(thing: DOMRect, box: DOMRect): string {
  const gap = 8;
  const middleX = thing.left + thing.width / 2 - box.width / 2,
    middleY = thing.top + thing.height / 2 - box.height / 2;
  const ways = [
    [middleX, thing.top - box.height - gap],
    [middleX, thing.bottom + gap],
    [thing.right + gap, middleY],
    [thing.left - box.width - gap, middleY],
  ].map(([x, y]) => [
    Math.min(Math.max(gap, x!), innerWidth - box.width - gap),
    Math.min(Math.max(gap, y!), innerHeight - box.height - gap),
  ]);
  const others = [...document.querySelectorAll(".can, .ask")].map((e) => e.getBoundingClientRect());
  const cover = (x: number, y: number, r: DOMRect) =>
    Math.max(0, Math.min(x + box.width, r.right) - Math.max(x, r.left)) *
    Math.max(0, Math.min(y + box.height, r.bottom) - Math.max(y, r.top));
  // The thing itself counts for all of it: a tip that lies on it hides what it speaks of.
  const cost = ([x, y]: number[]) =>
    others.reduce((sum, r) => sum + cover(x!, y!, r), 0) + 100 * cover(x!, y!, thing);
  const best = ways.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  return `left:${best[0]}px;top:${best[1]}px`;
}
