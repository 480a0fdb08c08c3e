/** Whether the server can be reached, as far as this page has noticed; while it cannot, it is asked now and then. */
class Network {
  up = $state(true);
  private timer = 0;
  private tries = 0;

  constructor() {
    addEventListener("offline", this.lost);
    addEventListener("online", () => void this.probe());
  }

  /** A request had no answer. */
  lost = (): void => {
    this.up = false;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.probe(), Math.min(20_000, 1000 * 2 ** this.tries++));
  };

  /** The server has answered. */
  found = (): void => {
    clearTimeout(this.timer);
    this.tries = 0;
    this.up = true;
  };

  private probe = async (): Promise<void> => {
    if (this.up) return;
    await fetch("/livez", { cache: "no-store", signal: AbortSignal.timeout(10_000) }).then(
      this.found,
      this.lost,
    );
  };
}

export const network = new Network();
