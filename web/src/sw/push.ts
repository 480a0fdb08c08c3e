// What the house tells this browser while nobody looks: it is shown, and leads to its table.
import { scope, type WindowClient } from "./scope";

/** See people/telling.py. */
interface Told {
  title: string;
  body: string;
  tag: string;
  path: string;
  lang: string;
}

const there = async (): Promise<readonly WindowClient[]> =>
  scope.clients.matchAll({ type: "window", includeUncontrolled: true });

async function show({ title, body, tag, path, lang }: Told): Promise<void> {
  // Who looks at this very table sees it there.
  const looks = (page: WindowClient) =>
    page.visibilityState === "visible" && page.focused && new URL(page.url).pathname === path;
  if ((await there()).some(looks)) return;
  await scope.registration.showNotification(title, { body, tag, lang, icon: "/icon.svg", data: path });
}

async function open(path: string): Promise<void> {
  const pages = await there();
  const page = pages.find((one) => new URL(one.url).pathname === path) ?? pages[0];
  if (!page) {
    await scope.clients.openWindow(path);
    return;
  }
  await page.focus();
  if (new URL(page.url).pathname !== path) page.postMessage({ go: path });
}

scope.addEventListener("push", (e) => {
  if (e.data) e.waitUntil(show(e.data.json() as Told));
});
scope.addEventListener("notificationclick", (e) => {
  e.notification.close();
  e.waitUntil(open(String(e.notification.data)));
});
