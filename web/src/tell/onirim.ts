import description from "@words/story-onirim.json";
import { Teller } from "./teller";

/** Tells of Onirim. */
export const onirim = new Teller("onirim", description);
