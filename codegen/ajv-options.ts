/** For schemas that the code generator makes itself: checking them against the meta-schema would cost more than using them. */
export const uncheckedSchemas = { meta: false, validateSchema: false } as const;
