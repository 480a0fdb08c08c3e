import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The page is built into the Python package and served by the same process; in development `npm run dev` passes the
// interface on to a server that runs beside it.
const server = "http://127.0.0.1:8000";
const outDir = "../src/stammtisch/server/page";
const target = "es2022";

/** The service worker (src/sw.ts), in one file at the root. */
function worker(): Plugin {
  return {
    name: "stammtisch-worker",
    apply: "build",
    async writeBundle() {
      await build({
        configFile: false,
        logLevel: "warn",
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

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), worker()],
  build: { outDir, emptyOutDir: true, target, assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, ws: true } } },
  // As in a browser: effects run, and there is a document.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
}));
