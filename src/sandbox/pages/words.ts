import texts from "../words.json" with { type: "json" };

/** The texts of the pages, of faults, of states and special cases of subjects, and of the claims on the login page. */
export const { pages: words, faults: faultWords, states, features: featureWords, claims, hints } = texts;
