import type { Emblem } from "../emblems";

export const emblem: Emblem = {
  fan: ["ether.figure.specialist", "ether.figure.powerhouse", "ether.figure.gambler"],
  modules: {},
};
