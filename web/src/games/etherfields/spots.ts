/** At which thing on the table each answer is given: offers say their place, the view says what an ability belongs to. */

import type { Offer } from "@/api/types";
import { objectOf } from "@/tell/offers";
import type { Names } from "./names";

/** "field:B2.ne", "figure:3", "person:gambler", "hand:gambler/bluff", "item:whistle", "creature:lodger", "turn:", "page:". */
export type Spot = string;

export interface Placed {
  offer: Offer;
  spots: Spot[];
}

const ON_PAGE = new Set(["option", "way", "cost", "number", "color", "bonus", "row", "n", "by", "state"]);

export function placed(offers: readonly Offer[], names: Names, payer: string | null): Placed[] {
  return offers.map((offer) => ({ offer, spots: spotsOf(offer, names, payer) }));
}

function spotsOf(offer: Offer, names: Names, payer: string | null): Spot[] {
  const { view } = names;
  const [noun, argument] = objectOf(offer);
  const fields = view.map.fields;
  switch (noun) {
    case "field":
      return fields[argument] ? [`field:${argument}`] : [];
    case "fields":
      return argument.split("+").filter((one) => fields[one]).map((one) => `field:${one}`);
    case "figure": {
      if (offer.at && fields[offer.at]) return [`field:${offer.at}`];
      const number = argument.split(".")[1] ?? "";
      return [`figure:${number}`];
    }
    case "character":
      return [`person:${argument}`];
    case "item":
      return [`item:${argument.replace(/^item:/, "")}`];
    case "creature":
      return [`creature:${argument}`];
    case "mutation":
      return [`creature:${offer.at ?? ""}`];
    case "mask":
      return [`person:${offer.from ?? payer ?? ""}`];
    case "socket":
      return Object.entries(fields).flatMap(([name, field]) => (field.socket?.id === argument ? [`field:${name}`] : []));
    case "card": {
      const owner = offer.from ?? payer ?? view.characters.find((one) => one.hand.includes(argument))?.id ?? "";
      const holder = view.characters.find((one) => one.id === owner);
      return holder?.hand.includes(argument) ? [`hand:${owner}/${argument}`] : holder?.progress.some((one) => one.card === argument) ? [`progress:${owner}/${argument}`] : [];
    }
    case "ability":
    case "effect": {
      const found = names.ability(argument);
      if (!found) return view.things[`creature:${argument}`] ? [`creature:${argument}`] : [];
      const [ref, ability] = found;
      const [kind = "", id = ""] = ability.of.split(":");
      if (kind === "tile") {
        const here = Object.entries(fields).filter(([, field]) => field.actions?.includes(ref));
        return here.map(([name]) => `field:${name}`);
      }
      if (kind === "influence") {
        const owner = offer.from ?? payer ?? "";
        const holder = view.characters.find((one) => one.id === owner);
        return holder?.hand.includes(id) ? [`hand:${owner}/${id}`] : [`progress:${owner}/${id}`];
      }
      if (kind === "creature") return [`creature:${id}`];
      if (kind === "item") return [`item:${id}`];
      return [`person:${offer.from ?? payer ?? id}`];
    }
    case "step":
    case "turn-card":
      return ["turn:"];
    case "edge":
      return [`edge:${argument}`];
    case "location":
      return [`location:${argument}`];
    case "gate":
      return [`gate:${argument}`];
    default:
      return ON_PAGE.has(noun) ? ["page:"] : [];
  }
}
