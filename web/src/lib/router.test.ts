import { beforeAll, describe, expect, it, vi } from "vitest";

beforeAll(() => {
  vi.stubGlobal("location", { pathname: "/", search: "" });
});

describe("addresses", () => {
  it("have names and parts", async () => {
    const { routeOf } = await import("./router.svelte");
    const at = (path: string) => routeOf(new URL(path, "http://x"));
    expect(at("/").name).toBe("home");
    expect(at("/new?spec=onirim").query.get("spec")).toBe("onirim");
    expect(at("/t/kp19wyz71hk7ss0fdj6m").params).toEqual({ table: "kp19wyz71hk7ss0fdj6m" });
    expect(at("/learn").params).toEqual({});
    expect(at("/learn/urbion").params).toEqual({ game: "urbion" });
    expect(at("/learn/onirim/towers").params).toEqual({ game: "onirim", module: "towers" });
    expect(at("/rules/ONI-BASE-18").params).toEqual({ rule: "ONI-BASE-18" });
  });

  it("that are none are said to be unknown", async () => {
    const { routeOf } = await import("./router.svelte");
    for (const path of ["/t/short", "/t/", "/elsewhere", "/rules/x y", "/learn/7"]) {
      expect(routeOf(new URL(path, "http://x")).name).toBe("unknown");
    }
  });
});
