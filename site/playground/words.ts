import type { Language } from "../words.ts";
import texts from "./words.json" with { type: "json" };

/** The texts of the playground in one language. */
export type PlaygroundWords = typeof texts.en;

/** In English and in Czech. */
export const playgroundWords: Readonly<Record<Language, PlaygroundWords>> = texts;
