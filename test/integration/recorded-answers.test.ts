import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  invoiceParty,
  registryOperations,
  subjectState,
  type EkonomickySubjekt,
  type RegistryOperationId,
} from "ares-caais";
import { responseValidators, type ResponseSchema } from "../../generated/registry-response-validators.gen.ts";

/**
 * Folder of recorded answers of the real registry, one JSON file each: `<operationId>-<anything>.json`, or
 * `error-<status>-<anything>.json`; `invented` in the name marks those that nobody recorded. The project ships none: they
 * may hold personal data.
 */
const folder = process.env["RECORDED_ANSWERS"] ?? "";
const files =
  folder === "" ? [] : readdirSync(folder).filter((name) => name.endsWith(".json") && !name.includes("invented"));

/** Known deviations of real answers from the published shape. */
const known: readonly { path: RegExp; keyword: string; reason: string }[] = [
  { path: /\/typCisloDomovni$/, keyword: "type", reason: "text in interface 1.0.0, a number since 1.1.0" },
  { path: /\/nazevUlice$/, keyword: "maxLength", reason: "a foreign street name longer than 48 characters" },
  { path: /^\/zaznamy\/\d+\/ico$/, keyword: "type", reason: "a sample that its author shortened by hand" },
];

function schemaOf(file: string): ResponseSchema {
  if (file.startsWith("error-")) return "Chyba";
  const id = file.slice(0, file.indexOf("-"));
  if (!isOperation(id)) throw new Error(`${file} names no operation`);
  return registryOperations[id].responses[200];
}

function isOperation(id: string): id is RegistryOperationId {
  return Object.hasOwn(registryOperations, id);
}

describe.skipIf(files.length === 0)(
  "recorded answers of the real registry (set RECORDED_ANSWERS to their folder)",
  () => {
    it.each(files.map((file) => ({ file })))("$file fits its schema, except for known deviations", ({ file }) => {
      const validate = responseValidators[schemaOf(file)];
      const value: unknown = JSON.parse(readFileSync(join(folder, file), "utf8"));
      const issues = validate(value) ? [] : (validate.errors ?? []);
      const unknown = issues.filter(
        ({ instancePath, keyword }) =>
          !known.some((deviation) => deviation.path.test(instancePath) && deviation.keyword === keyword),
      );
      expect(unknown.map(({ instancePath, message }) => `${instancePath} ${message ?? ""}`)).toEqual([]);
    });

    const subjects = files.filter((name) => name.startsWith("vratEkonomickySubjekt-"));
    it.each(subjects)("%s is active, and its lines equal those for deliveries", (file) => {
      const record = JSON.parse(readFileSync(join(folder, file), "utf8")) as EkonomickySubjekt;
      const field = expect.stringMatching(/^seznamRegistraci\.stavZdroje/) as string;
      expect(subjectState(record)).toMatchObject({ state: "active", field });
      const { sidlo: { textovaAdresa: _text, ...parts } = {} } = record;
      for (const party of [invoiceParty(record), invoiceParty({ ...record, sidlo: parts })]) {
        expect(party).toMatchObject({ name: record.obchodniJmeno, ico: record.ico, deliveryAddress: undefined });
      }
    });
  },
);
