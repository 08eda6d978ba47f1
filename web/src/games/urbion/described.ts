import table from "@games/urbion/table.json";
import type { Description } from "@/table/described";

export const TABLE = table as unknown as Description;
