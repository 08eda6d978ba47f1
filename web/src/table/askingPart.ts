/** What shows a question where its answers lie: a later part, since hardly any game begins with such a question. */
import { part } from "@/lib/parts.svelte";

export const AskingView = part(() => import("./AskingView.svelte"));
