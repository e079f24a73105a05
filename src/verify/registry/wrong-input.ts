/** Keeps the pattern of an ico and names no record. */
export const unknownIco = "00000000";

/** Breaks the pattern of an ico. */
export const malformedIco = "1";

/** Number of a notification batch that no source has. */
export const unknownBatch = 0;
