// Python compiled to WebAssembly, with the rules of this server in it: here a game goes on without a connection.
import { loadPyodide, version } from "pyodide";

/** What the page sends: the parcel with the rules first, and then what it asks of them, as JSON. */
export interface Asked {
  id: number;
  parcel?: ArrayBuffer;
  asked?: string;
}
/** What it gets: an answer as JSON, or what has gone wrong. */
export interface Answered {
  id: number;
  answer?: string;
  error?: string;
}

let answer: (asked: string) => string;

async function unpack(parcel: ArrayBuffer): Promise<void> {
  const python = await loadPyodide({ indexURL: `/assets/pyodide-${version}/` });
  python.unpackArchive(new Uint8Array(parcel), "zip", { extractDir: "/rules" });
  python.runPython("import sys; sys.path.insert(0, '/rules')");
  answer = (python.pyimport("stammtisch.server.pocket.engine") as { answer: typeof answer }).answer;
}

addEventListener("message", async ({ data: { id, parcel, asked } }: MessageEvent<Asked>) => {
  const said: Answered = { id };
  try {
    if (parcel) await unpack(parcel);
    if (asked !== undefined) said.answer = answer(asked);
  } catch (error) {
    said.error = String(error);
  }
  postMessage(said);
});
