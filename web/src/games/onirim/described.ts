import table from "@games/onirim/table.json";
import type { Description } from "@/table/described";

export const TABLE = table as unknown as Description;
