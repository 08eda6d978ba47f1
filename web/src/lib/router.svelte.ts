/** Where in the app somebody is. Every place has an address; the server answers all of them with the same page. */

export interface Route {
  name: "home" | "new" | "table" | "learn" | "rules" | "statistics" | "daily" | "puzzles" | "goals" | "campaigns" | "move" | "about" | "unknown";
  params: Record<string, string>;
  query: URLSearchParams;
}

const PLACES: [Route["name"], RegExp][] = [
  ["home", /^\/$/],
  ["new", /^\/new$/],
  ["table", /^\/t\/(?<table>[a-z0-9]{20})$/],
  ["learn", /^\/learn(?:\/(?<game>[a-z]+)(?:\/(?<module>[a-z]+))?)?$/],
  ["rules", /^\/rules(?:\/(?:(?<rule>[A-Z0-9-]{3,40})|(?<game>[a-z]{1,20})))?$/],
  ["statistics", /^\/statistics$/],
  ["daily", /^\/daily$/],
  ["puzzles", /^\/puzzles$/],
  ["goals", /^\/goals$/],
  ["campaigns", /^\/campaigns$/],
  ["move", /^\/move$/],
  ["about", /^\/about$/],
];

/** The place of an address. */
export function routeOf(url: { pathname: string; search: string }): Route {
  const query = new URLSearchParams(url.search);
  for (const [name, pattern] of PLACES) {
    const found = pattern.exec(url.pathname);
    if (!found) continue;
    const given = Object.entries(found.groups ?? {}).filter(([, value]) => value !== undefined);
    return { name, params: Object.fromEntries(given), query };
  }
  return { name: "unknown", params: {}, query };
}

class Router {
  route = $state.raw<Route>(routeOf(location));
}

const router = new Router();

/** The place now; reactive. */
export function route(): Route {
  return router.route;
}

/** Go to an address of the app. */
export function navigate(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  router.route = routeOf(location);
  window.scrollTo(0, 0);
}

/** Make links and the back button of the browser work; called once. */
export function listen(): void {
  window.addEventListener("popstate", () => (router.route = routeOf(location)));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (routeOf(link).name === "unknown" || link.hash) return; // the server's own page, or a place on one
    event.preventDefault();
    navigate(link.pathname + link.search);
  });
}
