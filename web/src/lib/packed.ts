/** Marks what has no room for all its rows as `packed`, so that they are set closer: nothing is cut, as long as two fit. */
export function packed(node: HTMLElement): { destroy: () => void } {
  const look = () => {
    node.classList.remove("packed");
    node.classList.toggle("packed", node.scrollHeight > node.clientHeight + 1);
  };
  const sizes = new ResizeObserver(look),
    changes = new MutationObserver(look);
  sizes.observe(node);
  changes.observe(node, { childList: true, characterData: true, subtree: true });
  return {
    destroy() {
      sizes.disconnect();
      changes.disconnect();
    },
  };
}
