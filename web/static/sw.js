/**
 * Keeps what never changes (hashed files, pictures) and the page itself for when there is no network. The page comes
 * from the network whenever there is one, so nobody is ever held on an old version; what the server says (/api) is
 * never kept.
 */
const SHELL = "reverie-shell-1";
const ART = "reverie-art-1";
const LIMITS = { [SHELL]: 200, [ART]: 1500 };

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith("reverie-") && !(name in LIMITS)) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request, SHELL));
  else if (url.pathname.startsWith("/art/")) event.respondWith(kept(request, ART));
  else if (/^\/(icon[\w-]*\.(svg|png)|manifest\.webmanifest)$/.test(url.pathname)) event.respondWith(fresh(request, SHELL));
});

/** Every address of the app is the same page: the newest, or the last one seen. */
async function page(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    const isPage = answer.ok && (answer.headers.get("content-type") ?? "").startsWith("text/html");
    if (isPage) await cache.put("/", answer.clone());
    return answer;
  } catch (error) {
    const known = await cache.match("/");
    if (known) return known;
    throw error;
  }
}

/** What is named by its contents is asked for once. */
async function kept(request, name) {
  const cache = await caches.open(name);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    await trim(cache, LIMITS[name]);
  }
  return answer;
}

/** The newest if there is a network, else the last one seen. */
async function fresh(request, name) {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const known = await cache.match(request);
    if (known) return known;
    throw error;
  }
}

/** The oldest go first; the page itself stays. */
async function trim(cache, limit) {
  const names = await cache.keys();
  for (const name of names.slice(0, Math.max(0, names.length - limit))) {
    if (new URL(name.url).pathname !== "/") await cache.delete(name);
  }
}
