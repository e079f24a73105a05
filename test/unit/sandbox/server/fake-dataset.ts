import type { RegistryRecords } from "../../../../generated/registry-client.gen.ts";
import type { RegistrySource } from "../../../../generated/registry-operations.gen.ts";
import type {
  Ciselnik,
  EkonomickySubjekt,
  NotifikacniDavkaZaznam,
  StandardizovanaAdresa,
} from "../../../../generated/registry-types.gen.ts";
import type { RegistryDataset } from "../../../../src/sandbox/registry/data/dataset.ts";

/** What a small data set holds; records of a source by ico. */
export interface FakeData {
  readonly subjects?: readonly EkonomickySubjekt[];
  readonly records?: { readonly [Source in RegistrySource]?: Readonly<Record<string, RegistryRecords[Source]>> };
  readonly codeLists?: readonly Ciselnik[];
  readonly addresses?: readonly StandardizovanaAdresa[];
  readonly batches?: Readonly<Record<string, readonly NotifikacniDavkaZaznam[]>>;
}

/** A data set of hand-made records, with nothing in it that is not given. */
export function fakeDataset({
  subjects = [],
  records = {},
  codeLists = [],
  addresses = [],
  batches = {},
}: FakeData = {}): RegistryDataset {
  return {
    size: subjects.length,
    record: (source, icoId) =>
      records[source]?.[icoId] ?? (source === "ares" ? subjects.find((subject) => subject.icoId === icoId) : undefined),
    subjects: () => subjects,
    listed: () => subjects,
    matching: (_filter, fits) => subjects.filter(fits),
    codeLists,
    addresses,
    furtherAddresses: () => [],
    batches: (datovyZdroj) => batches[datovyZdroj],
  };
}
