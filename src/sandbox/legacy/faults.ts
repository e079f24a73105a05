/** Faults instead of looking at the request; no session identifier is used up. */
export const arrivalFaults = ["dead-before-request", "unauthorized"] as const;

/** Faults after the request was processed: a session identifier is used up. */
export const deliveryFaults = [
  "dead-after-request",
  "dead-in-answer",
  "slow",
  "html",
  "unavailable",
  "empty",
  "truncated",
  "wrong-encoding",
  "wrong-namespace",
  "two-bodies",
  "doctype",
  "too-large",
] as const;
