// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

import type { Validate } from "./registry-request-validators.gen.ts";
import { validators as aresValidators } from "./registry-response-validators-of-ares.gen.ts";
import { validators as vrValidators } from "./registry-response-validators-of-vr.gen.ts";
import { validators as resValidators } from "./registry-response-validators-of-res.gen.ts";
import { validators as rzpValidators } from "./registry-response-validators-of-rzp.gen.ts";
import { validators as nrpzsValidators } from "./registry-response-validators-of-nrpzs.gen.ts";
import { validators as rpshValidators } from "./registry-response-validators-of-rpsh.gen.ts";
import { validators as rcnsValidators } from "./registry-response-validators-of-rcns.gen.ts";
import { validators as szrValidators } from "./registry-response-validators-of-szr.gen.ts";
import { validators as rsValidators } from "./registry-response-validators-of-rs.gen.ts";
import { validators as rosValidators } from "./registry-response-validators-of-ros.gen.ts";
import { validators as ceuValidators } from "./registry-response-validators-of-ceu.gen.ts";
import { validators as othersValidators } from "./registry-response-validators-of-others.gen.ts";

/** A schema that an operation answers with. */
export type ResponseSchema = "EkonomickySubjekt" | "Chyba" | "EkonomickeSubjektySeznam" | "EkonomickySubjektVr" | "EkonomickeSubjektyVrSeznam" | "EkonomickySubjektRes" | "EkonomickeSubjektyResSeznam" | "EkonomickySubjektRzp" | "EkonomickeSubjektyRzpSeznam" | "EkonomickySubjektNrpzs" | "EkonomickeSubjektyNrpzsSeznam" | "EkonomickySubjektRpsh" | "EkonomickeSubjektyRpshSeznam" | "EkonomickySubjektRcns" | "EkonomickeSubjektyRcnsSeznam" | "EkonomickySubjektSzr" | "EkonomickeSubjektySzrSeznam" | "EkonomickySubjektRs" | "EkonomickeSubjektyRsSeznam" | "EkonomickySubjektRos" | "EkonomickeSubjektyRosSeznam" | "EkonomickySubjektCeu" | "EkonomickeSubjektyCeuSeznam" | "CiselnikyNazevnikSeznam" | "StandardizovaneAdresySeznam" | "SeznamNotifikacnichDavek" | "NotifikacniDavkaZaznam";

/** Validators of the answers by schema. */
export const responseValidators: Readonly<Record<ResponseSchema, Validate>> = {
  ...aresValidators,
  ...vrValidators,
  ...resValidators,
  ...rzpValidators,
  ...nrpzsValidators,
  ...rpshValidators,
  ...rcnsValidators,
  ...szrValidators,
  ...rsValidators,
  ...rosValidators,
  ...ceuValidators,
  ...othersValidators,
};
