import { beforeAll, vi } from "vitest";

// What a document without a screen lacks.
vi.stubGlobal("matchMedia", (media: string) => ({
  media,
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}));

beforeAll(async () => {
  const { i18n } = await import("../src/lib/i18n.svelte");
  await i18n.speak("en");
});
