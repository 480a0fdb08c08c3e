// What is one step away from a table, and is fetched when it is wanted.
import { t } from "./i18n.svelte";
import type { Table } from "./table.svelte";

export const sheets = () => import("../components/Sheets.svelte");
export const past = () => import("../components/History.svelte");

/** What was fetched; whoever wants it while the server is away is told so, and can ask again. */
export const wanted = <T>(part: Promise<{ default: T }>, table: Table, close: () => void) =>
  part.then(
    (found): T | null => found.default,
    () => {
      close();
      table.say(t("no-server"));
      return null;
    },
  );

// Where no worker may keep the page's files, it is fetched before a connection can be lost.
if (!isSecureContext) setTimeout(() => Promise.all([sheets(), past()]).catch(() => {}), 3000);
