/** Installing the app: a service worker keeps the shell and the pictures, and an offer to install is kept for later. */

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | null = null;
const listeners = new Set<(possible: boolean) => void>();

/** Called once, when the app has started. */
export function register(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // no banner: the wish is offered on the page about Reverie
    offered = event as InstallPrompt;
    for (const tell of listeners) tell(true);
  });
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const start = () => void navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
}

/** Be told whether the app can be installed now; returns how to stop. */
export function onInstallable(tell: (possible: boolean) => void): () => void {
  listeners.add(tell);
  tell(offered !== null);
  return () => listeners.delete(tell);
}

/** Install, if the browser has offered it. */
export async function install(): Promise<void> {
  const prompt = offered;
  offered = null;
  for (const tell of listeners) tell(false);
  await prompt?.prompt();
}
