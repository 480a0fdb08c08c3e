/// <reference types="node" />
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The page is built into the Python package and served by the same process; in development `npm run dev` passes the
// interface on to a server that runs beside it.
const server = "http://127.0.0.1:8000";
const outDir = "../src/stammtisch/server/page";
const target = "es2022";

/** The service worker (src/sw.ts), in one file at the root, with the list of all files of this build. */
function worker(): Plugin {
  return {
    name: "stammtisch-worker",
    apply: "build",
    async writeBundle(_, bundle) {
      const made = Object.keys(bundle).filter((name) => name !== "index.html");
      const files = ["/", ...[...made, ...readdirSync("public")].map((name) => `/${name}`)].sort();
      const page = bundle["index.html"];
      const text = page?.type === "asset" ? page.source : "";
      const id = createHash("sha256").update(files.join()).update(text).digest("hex").slice(0, 12);
      await build({
        configFile: false,
        logLevel: "warn",
        define: { FILES: JSON.stringify(files), BUILD: JSON.stringify(id) },
        build: {
          outDir,
          target,
          emptyOutDir: false,
          copyPublicDir: false,
          rollupOptions: { input: "src/sw.ts", output: { format: "iife", entryFileNames: "sw.js" } },
        },
      });
    },
  };
}

/** Text as it goes over the line, packed once as small as can be; the server gives it to who takes it. */
function packed(): Plugin {
  return {
    name: "stammtisch-packed",
    apply: "build",
    writeBundle(_, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name)))
        writeFileSync(`${outDir}/${name}.br`, brotliCompressSync(readFileSync(`${outDir}/${name}`)));
    },
  };
}

/** Python for a game that goes on without a connection: a browser fetches it when it needs it, and not before. */
function python(): Plugin {
  const from = "node_modules/pyodide";
  const { version } = JSON.parse(readFileSync(`${from}/package.json`, "utf8")) as { version: string };
  const to = `${outDir}/assets/pyodide-${version}`;
  // At the highest quality the ten megabytes would take a minute, and be hardly smaller.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return {
    name: "stammtisch-python",
    apply: "build",
    writeBundle() {
      mkdirSync(to, { recursive: true });
      for (const name of ["pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"]) {
        copyFileSync(`${from}/${name}`, `${to}/${name}`);
        if (!name.endsWith(".zip"))
          writeFileSync(`${to}/${name}.br`, brotliCompressSync(readFileSync(`${from}/${name}`), { params }));
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), worker(), packed(), python()],
  worker: { format: "es" },
  build: {
    outDir,
    emptyOutDir: true,
    target,
    assetsInlineLimit: 0,
    // Small things that several parts share come together: each file costs a request.
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "icons", test: /@lucide/, minShareCount: 2 },
            {
              name: "common",
              test: /components\/(Clause|Best|SeatMark|AnalysisNote|Scene)\.|lib\/(policies|mine|figures)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  // As in a browser: effects run, and there is a document.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
}));
