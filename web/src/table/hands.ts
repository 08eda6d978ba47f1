/** Pointers and keys on a page: listens, asks the machines of drag.ts and keys.ts, and tells the model. */

import { tick } from "svelte";
import { Drag, HOLD_MS } from "./drag";
import type { Flights, Pace } from "./flip";
import type { Place } from "./focus";
import { settings } from "@/lib/settings.svelte";
import { meaningOf, type Command } from "./keys";
import type { TableModel } from "./model.svelte";

interface Help {
  pace(): Pace;
  find(key: string): HTMLElement | null;
  oncommand(command: Command): void;
}

export function handle(root: HTMLElement, model: TableModel, flights: Flights, help: Help) {
  const drag = new Drag();
  let carried: { place: Place; element: HTMLElement; copy: HTMLElement | null } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let swallow = false;
  const stopping = new AbortController();
  const { signal } = stopping;

  function placeUnder(target: EventTarget | null): { place: Place; element: HTMLElement } | null {
    const element = target instanceof Element ? target.closest<HTMLElement>("[data-key]") : null;
    const zone = element?.closest<HTMLElement>("[data-zone]")?.dataset.zone;
    const key = element?.dataset.key;
    if (!element || !zone || !key || !root.contains(element)) return null;
    return { element, place: { zone, key, index: model.scene.zones[zone]?.spots.findIndex((spot) => spot.key === key) ?? 0 } };
  }

  function zoneAt(x: number, y: number): string | null {
    for (const element of document.elementsFromPoint(x, y)) {
      const zone = element.closest<HTMLElement>("[data-zone]");
      if (zone && root.contains(zone)) return zone.dataset.zone ?? null;
    }
    return null;
  }

  function begin(): void {
    if (!carried) return;
    clearTimeout(timer);
    carried.copy = flights.hold(carried.place.key, carried.element);
    model.menu = null;
    model.select(null);
    model.dragging = carried.place;
    document.documentElement.classList.add("dragging");
    follow();
  }

  function follow(): void {
    if (carried?.copy) carried.copy.style.transform = `translate(${drag.dx}px, ${drag.dy}px) scale(1.04)`;
  }

  /** In a fan the others make room: the card lies where it is held. */
  function part(x: number): void {
    const { fan } = model;
    if (!carried || !fan || carried.place.zone !== fan.zone || model.over !== fan.zone) return;
    const { key } = carried.place;
    const others = fan.keys.filter((other) => other !== key);
    const left = others.filter((other) => {
      const box = help.find(other)?.getBoundingClientRect();
      return box && box.x + box.width / 2 < x;
    }).length;
    if (fan.keys.indexOf(key) !== left) model.arrange(key, left);
  }

  function end(): void {
    clearTimeout(timer);
    document.documentElement.classList.remove("dragging");
    model.dragging = null;
    model.over = null;
    carried = null;
  }

  /** The card goes back to where it lies. */
  function settle(): void {
    const key = model.held;
    if (key === null) return;
    void flights.goBack(help.find(key), help.pace()).then(() => {
      if (model.held === key) model.held = null;
    });
  }

  async function drop(zone: string | null): Promise<void> {
    if (!carried) return;
    const { place } = carried;
    const spot = model.at(place);
    model.held = place.key;
    end();
    if (spot && zone && zone !== place.zone) model.drop(spot, place.zone, zone);
    await tick();
    if (!model.busy) settle();
  }

  function down(event: PointerEvent): void {
    flights.hurry();
    swallow = false;
    if (model.said?.shown && !(event.target instanceof Element && event.target.closest(".announcer"))) model.hush();
    const found = placeUnder(event.target);
    if (!found) {
      const inert = event.target instanceof Element && !event.target.closest("button, a, input, dialog");
      if (inert && model.selected) model.select(null);
      return;
    }
    if (event.button !== 0 || !event.isPrimary || !model.live || model.busy || model.held || carried) return;
    const spot = model.at(found.place);
    const zone = model.scene.zones[found.place.zone];
    if (!spot?.face || (!spot.actions.length && zone?.layout !== "hand")) return;
    carried = { ...found, copy: null };
    const touch = event.pointerType === "touch";
    drag.press({
      pointer: event.pointerId, x: event.clientX, y: event.clientY, time: event.timeStamp, touch,
      scrolls: touch && scrolls(found.element),
    });
    // Where nothing scrolls a finger that rests looks at the card (Stage); elsewhere it takes it.
    if (touch && scrolls(found.element)) timer = setTimeout(() => drag.wait(event.timeStamp + HOLD_MS) === "start" && begin(), HOLD_MS);
  }

  function move(event: PointerEvent): void {
    const turn = drag.move(event.pointerId, event.clientX, event.clientY);
    if (turn === "start") begin();
    if (turn === "start" || turn === "move") {
      follow();
      model.over = zoneAt(event.clientX, event.clientY);
      part(event.clientX);
    } else if (turn === "give-up") end();
  }

  function up(event: PointerEvent): void {
    const turn = drag.release(event.pointerId);
    if (turn === "drop") {
      swallow = true;
      const zone = zoneAt(event.clientX, event.clientY);
      setTimeout(() => void drop(zone)); // a menu that opens while the pointer is being lifted would be closed at once
    } else if (turn === "tap") {
      flights.letGo();
      end();
    }
  }

  function cancel(): void {
    const copy = carried?.copy;
    if (drag.cancel() !== "give-up") return;
    if (copy && carried) void drop(null);
    else end();
  }

  function press(event: KeyboardEvent): void {
    flights.hurry();
    if (event.defaultPrevented || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest("input, select, textarea, [contenteditable], [role=menu]")) return;
    const meant = isLetterSwitchedOff(event) ? null : meaningOf(event);
    if (!meant) return;
    const { command } = meant;
    if (document.querySelector("dialog[open]")) return;
    if (command === "cancel" && drag.phase === "dragging") {
      cancel();
      return;
    }
    const onCard = target.closest("[data-key]") !== null;
    const free = onCard || target === document.body;
    let place: Place | null = null;
    switch (command) {
      case "previous": case "next": case "first": case "last": case "zone-previous": case "zone-next":
        if (!free) return;
        place = model.step(command);
        break;
      case "pick":
        place = model.pick(meant.number);
        break;
      case "enter":
        if (!free || event.repeat) return;
        model.press(meant);
        break;
      default:
        if (event.repeat && command !== "undo" && command !== "redo") return;
        if (!model.press(meant)) help.oncommand(command);
    }
    event.preventDefault();
    if (place) help.find(place.key)?.focus();
  }

  root.addEventListener("pointerdown", down, { signal });
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", up, { signal });
  window.addEventListener("pointercancel", cancel, { signal });
  window.addEventListener("keydown", press, { signal });
  // A drag is no scroll; only a listener that may refuse can keep the browser from scrolling.
  root.addEventListener("touchmove", (event) => drag.phase === "dragging" && event.cancelable && event.preventDefault(), { passive: false, signal });
  root.addEventListener("contextmenu", (event) => carried && event.preventDefault(), { signal });
  root.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  // The click that ends a drag is not a tap.
  root.addEventListener("click", (event) => {
    if (!swallow) return;
    swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }, { capture: true, signal });
  root.addEventListener("focusin", (event) => {
    const found = placeUnder(event.target);
    if (found && event.target instanceof Element) model.visit(found.place, event.target.matches(":focus-visible"));
  }, { signal });

  return {
    /** The key of what the pointer is moving just now. */
    carrying: () => (drag.phase === "dragging" ? (carried?.place.key ?? null) : null),
    settle,
    /** The finger rests on a card and looks at it: what it does next is neither a tap nor a drag. */
    rest: () => {
      swallow = true;
      drag.cancel();
      flights.letGo();
      end();
    },
    stop: () => {
      end();
      flights.letGo();
      stopping.abort();
    },
  };
}

/** Whether something around this could scroll. */
function scrolls(element: Element): boolean {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const page = around === document.documentElement;
    const { overflowX, overflowY } = getComputedStyle(around);
    const able = (overflow: string) => page || overflow === "auto" || overflow === "scroll";
    if (able(overflowY) && around.scrollHeight > around.clientHeight + 1) return true;
    if (able(overflowX) && around.scrollWidth > around.clientWidth + 1) return true;
  }
  return false;
}

/** Keys of one letter can be switched off (WCAG 2.1.4); those with Ctrl, digits, arrows and Enter always work. */
function isLetterSwitchedOff({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !settings.letters && !ctrlKey && !metaKey && /^[\p{L}?]$/u.test(key);
}
