// What is wrong with the words on the board: each fault as a line.
([smallest, finger]) => {
  const board = document.querySelector("#main .board"),
    faults = [],
    texts = [];
  const shown = (e) =>
    e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest(".sr, [inert]");
  /** How much larger a thing is shown than it is drawn. */
  const near = (e) => {
    const drawing = e.closest(".drawing"),
      svg = e.ownerSVGElement;
    if (svg) return svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    return drawing ? drawing.getBoundingClientRect().width / drawing.offsetWidth : 1;
  };
  const outside = (r, b, by) =>
    r.left < b.left - by || r.right > b.right + by || r.top < b.top - by - 2 || r.bottom > b.bottom + by + 2;
  const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode,
      on = node.parentElement,
      said = node.textContent.trim();
    if (!said || !shown(on)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((r) => r.width > 1 && r.height > 1);
    const size = parseFloat(getComputedStyle(on).fontSize) * near(on);
    if (size < smallest - 0.05) faults.push(`${size.toFixed(1)} px: ${said}`);
    for (let box = on; box && box !== board.parentElement; box = box.parentElement) {
      if (box instanceof SVGElement || getComputedStyle(box).overflow === "visible") continue;
      if (rects.some((r) => outside(r, box.getBoundingClientRect(), 2))) faults.push(`cut: ${said}`);
      if (box === on && on.scrollWidth > on.clientWidth + 1) faults.push(`cut: ${said}`);
    }
    const place = (on.closest("button, section, li") ?? board).getBoundingClientRect();
    if (!on.ownerSVGElement && rects.some((r) => r.left < place.left - 3 || r.right > place.right + 3))
      faults.push(`runs out of its place: ${said}`);
    texts.push({ said, rects });
  }
  for (const [i, a] of texts.entries())
    for (const b of texts.slice(i + 1))
      for (const r of a.rects)
        for (const q of b.rects) {
          const wide = Math.min(r.right, q.right) - Math.max(r.left, q.left),
            high = Math.min(r.bottom, q.bottom) - Math.max(r.top, q.top);
          if (wide > 2 && high > Math.min(r.height, q.height) * 0.4)
            faults.push(`one over the other: ${a.said} / ${b.said}`);
        }
  for (const e of finger ? board.querySelectorAll("button, [role=button]") : []) {
    const r = e.getBoundingClientRect(),
      name = (e.dataset.tip ?? e.textContent).split("\n")[0].trim();
    if (shown(e) && r.width && Math.min(r.width, r.height) < finger - 0.5)
      faults.push(`${r.width.toFixed(0)} x ${r.height.toFixed(0)} px to touch: ${name}`);
  }
  return [...new Set(faults)];
};
