import description from "@words/story-urbion.json";
import { Teller } from "./teller";

/** Tells of Urbion. */
export const urbion = new Teller("urbion", description);
