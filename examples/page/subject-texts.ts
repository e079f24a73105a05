import type { SubjectState, VatState } from "ares-caais";
import type { Text } from "./language.ts";

/** The names of the states of a subject. */
export const stateTexts: Readonly<Record<SubjectState["state"], Text>> = {
  dissolved: { cs: "subjekt zanikl", en: "the subject is dissolved" },
  bankrupt: { cs: "subjekt je v konkursu", en: "the subject is bankrupt" },
  insolvency: { cs: "subjekt je v insolvenčním řízení", en: "the subject is in insolvency proceedings" },
  liquidation: { cs: "subjekt je v likvidaci", en: "the subject is in liquidation" },
  "insolvency-listed": {
    cs: "subjekt je uveden v insolvenčním rejstříku",
    en: "the subject is listed in the insolvency register",
  },
  "bankruptcy-listed": {
    cs: "subjekt je uveden v Centrální evidenci úpadců",
    en: "the subject is listed in the register of bankrupts",
  },
  suspended: { cs: "činnost subjektu je pozastavena", en: "the subject has suspended its activity" },
  active: { cs: "aktivní", en: "active" },
  unknown: { cs: "rejstřík stav neuvádí", en: "the register does not say" },
};

/** The names of the states of a VAT registration. */
export const vatTexts: Readonly<Record<VatState["state"], Text>> = {
  registered: { cs: "registrován k DPH", en: "registered for VAT" },
  group: { cs: "člen skupiny DPH", en: "member of a VAT group" },
  ended: { cs: "registrace k DPH zanikla", en: "the registration for VAT has ended" },
  none: { cs: "není registrován k DPH", en: "not registered for VAT" },
  unknown: {
    cs: "rejstřík registraci k DPH neuvádí",
    en: "the register does not say whether it is registered for VAT",
  },
};
