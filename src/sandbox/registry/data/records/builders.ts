import type { RegistryRecords } from "../../../../../generated/registry-client.gen.ts";
import type { RegistrySource } from "../../../../../generated/registry-service.gen.ts";
import type { SubjectSeed } from "../seeds/seed.ts";
import { buildAres } from "./ares.ts";
import { buildCeu } from "./ceu.ts";
import { buildNrpzs } from "./nrpzs.ts";
import { buildRcns } from "./rcns.ts";
import { buildRes } from "./res.ts";
import { buildRos } from "./ros.ts";
import { buildRpsh } from "./rpsh.ts";
import { buildRs } from "./rs.ts";
import { buildRzp } from "./rzp.ts";
import { buildSzr } from "./szr.ts";
import { buildVr } from "./vr.ts";
import { genericRecord } from "./generic.ts";

type Builders = {
  readonly [Source in RegistrySource]?: (seed: SubjectSeed) => RegistryRecords[Source] | undefined;
};

/** The sources that records were invented for; any other has generic ones. */
const builders: Builders = {
  ares: buildAres,
  ceu: buildCeu,
  nrpzs: buildNrpzs,
  rcns: buildRcns,
  res: buildRes,
  ros: buildRos,
  rpsh: buildRpsh,
  rs: buildRs,
  rzp: buildRzp,
  szr: buildSzr,
  vr: buildVr,
};

/** Builds the record of a subject in one source; undefined when that source has none. */
export function buildRecord<Source extends RegistrySource>(
  source: Source,
  seed: SubjectSeed,
): RegistryRecords[Source] | undefined {
  const build: Builders[Source] = builders[source];
  return build === undefined ? genericRecord(source, seed) : build(seed);
}
