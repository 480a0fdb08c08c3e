/** Whether the server can be reached, as far as this page has noticed; while it cannot, it is asked now and then. */
class Network {
  up = $state(true);
  /** What is done when it can be reached again. */
  readonly back = new Set<() => unknown>();
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
    const again = !this.up;
    this.up = true;
    if (again) for (const does of this.back) does();
  };

  /** Looks whether it can be reached. */
  async check(): Promise<boolean> {
    await this.ask();
    return this.up;
  }

  private probe = async (): Promise<void> => {
    if (!this.up) await this.ask();
  };

  private ask = async (): Promise<void> => {
    await fetch("/livez", { cache: "no-store", signal: AbortSignal.timeout(10_000) }).then(
      this.found,
      this.lost,
    );
  };
}

export const network = new Network();
