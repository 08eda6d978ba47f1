import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The bundle goes into the Python package, from where the server serves it; it is never committed.
export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { "@words": here("../src/reverie/words"), "@": here("./src") },
    // Unit tests run the browser's half of Svelte; a build chooses it by itself.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  publicDir: "static",
  build: {
    outDir: "../src/reverie/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false }, // it would be an inline script
    chunkSizeWarningLimit: 200,
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": { target: "http://127.0.0.1:8765", ws: true },
      "/art": { target: "http://127.0.0.1:8765" },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
