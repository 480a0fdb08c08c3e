import { recall, remember } from "./store";

export type Theme = "auto" | "light" | "dark";
export type Pace = "off" | "slow" | "normal" | "fast";

/** Whether the browser was told to spare its connection. */
const saves = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** How this browser likes its table. */
class Settings {
  theme = $state<Theme>(recall("theme", "auto"));
  /** The theme that is shown. */
  shown = $state<"light" | "dark">("light");
  pace = $state<Pace>(
    recall("pace", matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal"),
  );
  sound = $state<boolean>(recall("sound", false));
  forced = $state<boolean>(recall("forced", true));
  confirm = $state<boolean>(recall("confirm", false));
  log = $state<boolean>(recall("log", true));
  plain = $state<boolean>(recall("plain", false));
  pocket = $state<boolean>(recall("pocket", !saves()));
  hints = $state<string[]>(recall("hints", []));
  name = $state<string>(recall("name", ""));

  /** Keeps what is set and shows the theme; called once, from a component. */
  watch(): void {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const show = () => {
      const theme = this.theme === "auto" ? (dark.matches ? "dark" : "light") : this.theme;
      document.documentElement.dataset.theme = theme;
      this.shown = theme;
      document.documentElement.toggleAttribute("data-calm", this.pace === "off");
      document
        .querySelector('meta[name="theme-color"]')
        ?.setAttribute("content", theme === "dark" ? "#1d1713" : "#e7dac5");
    };
    dark.addEventListener("change", show);
    $effect(() => {
      show();
      for (const key of [
        "theme",
        "pace",
        "sound",
        "confirm",
        "forced",
        "log",
        "plain",
        "pocket",
        "hints",
        "name",
      ] as const)
        remember(key, $state.snapshot(this[key]));
    });
  }
}

export const settings = new Settings();

/** Whether bots need not take longer for a choice of weight. */
export const hurries = (pace: Pace): boolean => pace === "off" || pace === "fast";

/** How long another seat's move is shown, in milliseconds. */
export function showFor(pace: Pace): number {
  return { off: 0, slow: 2200, normal: 1100, fast: 450 }[pace];
}
