import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { setArtVersion } from "./lib/art";
import { register } from "./lib/pwa";
import { listen } from "./lib/router.svelte";
import { speak } from "./lib/speech.svelte";

setArtVersion(document.querySelector<HTMLMetaElement>('meta[name="reverie-art"]')?.content ?? "now");
listen();
await speak("web", "web-play");
mount(App, { target: document.getElementById("app") as HTMLElement });
register();
