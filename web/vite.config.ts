import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The bundle goes into the Python package, from where the server serves it; it is never committed.
export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { "@games": here("../src/reverie/games"), "@words": here("../src/reverie/words"), "@": here("./src") },
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
    rolldownOptions: {
      output: {
        // What every screen needs, and what every table needs at once: two files rather than twenty small ones.
        codeSplitting: {
          groups: [
            { name: "core", test: /node_modules\/(svelte|clsx|esm-env|@fluent)|preload-helper|words\/names-|src\/(main|App|games\/index|i18n\/|api\/http|screens\/learn\/kept|lib\/(art|parts|pwa|router|settings|speech|storage|Later|Reload))/ },
            { name: "table", test: /src\/(screens\/(TableScreen|table\/(Play|Header|Notices|replay|deals))|tell\/(story|marks|offers|teller)|api\/line|lib\/(bitmaps|hearing|session)|table\/(?!Room|room|placing|Zoom|AskingView|asking\.|CardReader|ConfirmDialog|Count|drama|KeysDialog|keysigns|LogPanel|MenuView|Modal|PanelHead|PileDialog|ReplayBar|sound|UnseenPanel))/ },
          ],
        },
      },
    },
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
