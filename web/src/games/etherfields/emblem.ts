import type { Emblem } from "../emblems";
import type { EtherView } from "./view";

export const emblem: Emblem = {
  fan: ["ether.figure.specialist", "ether.figure.powerhouse", "ether.figure.gambler"],
  modules: {},
  campaign: (seen) => {
    const { campaign, characters } = seen as EtherView;
    const gates = Object.values(campaign?.gates ?? {});
    const behind = gates.filter(({ status }) => status === "won").length;
    return {
      night: behind + 1,
      behind,
      owed: gates.length - behind,
      people: characters.map(({ id }) => `ether.figure.${id}`),
    };
  },
};
