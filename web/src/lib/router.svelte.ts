/** A part of an address as it is meant; what means nothing stands as it is, and is found nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where the reader is. Secrets travel in the fragment, which no server ever sees. */
class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  /** How many links with a secret were opened over the page that was open: browsers do not load it anew for that. */
  visits = $state(0);

  constructor() {
    addEventListener("popstate", this.read);
    addEventListener("hashchange", () => {
      this.read();
      if (this.hash.includes("=")) this.visits++;
    });
  }

  private read = (): void => {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  };

  go = (to: string, replace = false): void => {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.read();
    if (!replace) scrollTo(0, 0);
  };

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }
}

export const router = new Router();

/** For links: a plain click stays in the page, anything else is the browser's. */
export function link(node: HTMLAnchorElement) {
  const click = (e: MouseEvent) => {
    if (e.metaKey || e.ctrlKey || e.shiftKey || e.altKey || e.button !== 0) return;
    e.preventDefault();
    router.go(node.getAttribute("href") ?? "/");
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
