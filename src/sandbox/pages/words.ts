import texts from "../words.json" with { type: "json" };

/** What the pages say, faults, states and special cases of subjects, and the claims of the login page. */
export const { pages: words, faults: faultWords, states, features: featureWords, claims, hints } = texts;
