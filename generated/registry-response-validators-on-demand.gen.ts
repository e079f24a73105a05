// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

import type { Validate } from "./registry-request-validators.gen.ts";
import type { ResponseSchema } from "./registry-response-validators.gen.ts";

/** Loads the validator of an answer. */
export const loadResponseValidator: Readonly<Record<ResponseSchema, () => Promise<Validate>>> = {
  EkonomickySubjekt: async () => (await import("./registry-response-validators-of-ares.gen.ts")).validators.EkonomickySubjekt,
  Chyba: async () => (await import("./registry-response-validators-of-ares.gen.ts")).validators.Chyba,
  EkonomickeSubjektySeznam: async () => (await import("./registry-response-validators-of-ares.gen.ts")).validators.EkonomickeSubjektySeznam,
  EkonomickySubjektVr: async () => (await import("./registry-response-validators-of-vr.gen.ts")).validators.EkonomickySubjektVr,
  EkonomickeSubjektyVrSeznam: async () => (await import("./registry-response-validators-of-vr.gen.ts")).validators.EkonomickeSubjektyVrSeznam,
  EkonomickySubjektRes: async () => (await import("./registry-response-validators-of-res.gen.ts")).validators.EkonomickySubjektRes,
  EkonomickeSubjektyResSeznam: async () => (await import("./registry-response-validators-of-res.gen.ts")).validators.EkonomickeSubjektyResSeznam,
  EkonomickySubjektRzp: async () => (await import("./registry-response-validators-of-rzp.gen.ts")).validators.EkonomickySubjektRzp,
  EkonomickeSubjektyRzpSeznam: async () => (await import("./registry-response-validators-of-rzp.gen.ts")).validators.EkonomickeSubjektyRzpSeznam,
  EkonomickySubjektNrpzs: async () => (await import("./registry-response-validators-of-nrpzs.gen.ts")).validators.EkonomickySubjektNrpzs,
  EkonomickeSubjektyNrpzsSeznam: async () => (await import("./registry-response-validators-of-nrpzs.gen.ts")).validators.EkonomickeSubjektyNrpzsSeznam,
  EkonomickySubjektRpsh: async () => (await import("./registry-response-validators-of-rpsh.gen.ts")).validators.EkonomickySubjektRpsh,
  EkonomickeSubjektyRpshSeznam: async () => (await import("./registry-response-validators-of-rpsh.gen.ts")).validators.EkonomickeSubjektyRpshSeznam,
  EkonomickySubjektRcns: async () => (await import("./registry-response-validators-of-rcns.gen.ts")).validators.EkonomickySubjektRcns,
  EkonomickeSubjektyRcnsSeznam: async () => (await import("./registry-response-validators-of-rcns.gen.ts")).validators.EkonomickeSubjektyRcnsSeznam,
  EkonomickySubjektSzr: async () => (await import("./registry-response-validators-of-szr.gen.ts")).validators.EkonomickySubjektSzr,
  EkonomickeSubjektySzrSeznam: async () => (await import("./registry-response-validators-of-szr.gen.ts")).validators.EkonomickeSubjektySzrSeznam,
  EkonomickySubjektRs: async () => (await import("./registry-response-validators-of-rs.gen.ts")).validators.EkonomickySubjektRs,
  EkonomickeSubjektyRsSeznam: async () => (await import("./registry-response-validators-of-rs.gen.ts")).validators.EkonomickeSubjektyRsSeznam,
  EkonomickySubjektRos: async () => (await import("./registry-response-validators-of-ros.gen.ts")).validators.EkonomickySubjektRos,
  EkonomickeSubjektyRosSeznam: async () => (await import("./registry-response-validators-of-ros.gen.ts")).validators.EkonomickeSubjektyRosSeznam,
  EkonomickySubjektCeu: async () => (await import("./registry-response-validators-of-ceu.gen.ts")).validators.EkonomickySubjektCeu,
  EkonomickeSubjektyCeuSeznam: async () => (await import("./registry-response-validators-of-ceu.gen.ts")).validators.EkonomickeSubjektyCeuSeznam,
  CiselnikyNazevnikSeznam: async () => (await import("./registry-response-validators-of-others.gen.ts")).validators.CiselnikyNazevnikSeznam,
  StandardizovaneAdresySeznam: async () => (await import("./registry-response-validators-of-others.gen.ts")).validators.StandardizovaneAdresySeznam,
  SeznamNotifikacnichDavek: async () => (await import("./registry-response-validators-of-others.gen.ts")).validators.SeznamNotifikacnichDavek,
  NotifikacniDavkaZaznam: async () => (await import("./registry-response-validators-of-others.gen.ts")).validators.NotifikacniDavkaZaznam,
};
