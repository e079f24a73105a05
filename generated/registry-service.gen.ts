// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

/** Version of the interface that the contract describes. */
export const registryVersion = "1.3.0";

/** Limits of the live service that no schema states. */
export const registryLimits = {
  /** Most ico values in one filter. */
  icoPerFilter: 100,
  /** Most matches of one search; a broader one is answered 400. */
  matchesPerSearch: 1000,
  /** Queries a minute that the terms of use allow. */
  requestsPerMinute: 500,
  /** Days for which notification batches are kept. */
  notificationDays: 30,
} as const;

/** The API keys of the contract, which the client takes as credentials. */
export const apiKeys: readonly { readonly in: "header" | "query"; readonly name: string }[] = [];

/** The data sources, the combined one first: the operation that reads one record of each, and the one that searches it. */
export const sourceOperations = {
  ares: { detail: "vratEkonomickySubjekt", search: "vyhledejEkonomickeSubjekty" },
  vr: { detail: "vratEkonomickySubjektVr", search: "vyhledejSeznamEkonomickychSubjektuVr" },
  res: { detail: "vratEkonomickySubjektRes", search: "vyhledejSeznamEkonomickychSubjektuRes" },
  rzp: { detail: "vratEkonomickySubjektRzp", search: "vyhledejSeznamEkonomickychSubjektuRzp" },
  nrpzs: { detail: "vratEkonomickySubjektNrpzs", search: "vyhledejSeznamEkonomickychSubjektuNrpzs" },
  rpsh: { detail: "vratEkonomickySubjektRpsh", search: "vyhledejSeznamEkonomickychSubjektuRpsh" },
  rcns: { detail: "vratEkonomickySubjektRcns", search: "vyhledejSeznamEkonomickychSubjektuRcns" },
  szr: { detail: "vratEkonomickySubjektSzr", search: "vyhledejSeznamEkonomickychSubjektuSzr" },
  rs: { detail: "vratEkonomickySubjektRs", search: "vyhledejSeznamEkonomickychSubjektuRs" },
  ros: { detail: "vratEkonomickySubjektRos", search: "vyhledejSeznamEkonomickychSubjektuRos" },
  ceu: { detail: "vratEkonomickySubjektCeu", search: "vyhledejSeznamEkonomickychSubjektuCeu" },
} as const;

/** A data source; `ares` is the combined registry. */
export type RegistrySource = keyof typeof sourceOperations;

/** The data sources, the combined one first. */
export const registrySources: readonly RegistrySource[] = [
  "ares",
  "vr",
  "res",
  "rzp",
  "nrpzs",
  "rpsh",
  "rcns",
  "szr",
  "rs",
  "ros",
  "ceu"
];
