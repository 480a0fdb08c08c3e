// The service worker: the page opens without a connection, and can be installed. A new version of the page waits until
// whoever reads here wants it, so that nothing changes in the middle of a move.
import { mount } from "svelte";

const EVERY = 3_600_000;

async function work(): Promise<void> {
  const registration = await navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (!registration) return;
  let told = false;
  const tell = async () => {
    if (told || !registration.waiting || !navigator.serviceWorker.controller) return;
    told = true;
    const { default: Fresh } = await import("../components/Fresh.svelte");
    const reload = () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
      registration.waiting?.postMessage("take over");
    };
    mount(Fresh, { target: document.body, props: { reload } });
  };
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", () => void tell()),
  );
  await tell();
  setInterval(() => void registration.update().catch(() => undefined), EVERY);
}

if ("serviceWorker" in navigator && !import.meta.env.DEV) void work();
