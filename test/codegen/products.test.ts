import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { docComment } from "../../codegen/generated-file.ts";
import { environments } from "../../codegen/products/environments.ts";
import { legacyRequests } from "../../codegen/products/legacy-requests.ts";
import { FaultList } from "../../codegen/source-error.ts";
import { complete, readSources } from "../../codegen/sources/read-sources.ts";
import { registryOperations, type RegistryOperation } from "../../generated/registry-operations.gen.ts";
import { projectRoot } from "./project-copy.ts";
import { registryContract } from "../fixtures/registry-contract.ts";

/** The document as a stranger reads it. */
interface PlainDocument {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        "x-source"?: string;
        /** An operation without a description of ours: a GET reads. */
        "x-read-only"?: boolean;
        parameters?: { name: string; schema: { readonly "x-known-values"?: readonly string[] } }[];
        requestBody?: { content: Record<string, { schema: { $ref: string } }> };
        responses: Record<string, { $ref?: string; content?: Record<string, { schema: { $ref: string } }> }>;
      }
    >
  >;
}
const document = registryContract.source.data as PlainDocument;
const last = (reference = ""): string => reference.slice(reference.lastIndexOf("/") + 1);

describe("the operation table", () => {
  it("[GEN-03] describes every operation as the document does", () => {
    const expected = Object.entries(document.paths).flatMap(([path, { parameters: _ofAll, ...methods }]) =>
      Object.entries(methods).map(([method, operation]) => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        source: operation["x-source"],
        readOnly: operation["x-read-only"] ?? method === "get",
        parameters: Object.fromEntries(
          (operation.parameters ?? []).map(({ name, schema: { "x-known-values": knownValues, ...schema } }) => [
            name,
            knownValues === undefined ? schema : { ...schema, knownValues },
          ]),
        ),
        requestSchema: operation.requestBody && last(operation.requestBody.content["application/json"]?.schema.$ref),
        answer: last(operation.responses["200"]?.content?.["application/json"]?.schema.$ref),
      })),
    );
    const rows: RegistryOperation[] = Object.values(registryOperations);
    const table = rows.map(({ id, method, path, source, readOnly, parameters, requestSchema, responses }) => {
      const errors = Object.entries(responses).filter(([status]) => !status.startsWith("2"));
      expect(new Set(errors.map(([, schema]) => schema))).toEqual(new Set(["Chyba"]));
      const ofPath = Object.fromEntries(Object.entries(parameters).filter(([, { in: place }]) => place === undefined));
      return { id, method, path, source, readOnly, parameters: ofPath, requestSchema, answer: responses[200] };
    });
    expect(table).toEqual(expected);
    // All of them are reads; the check above would not notice if both sides were turned round.
    expect(table.every(({ readOnly }) => readOnly)).toBe(true);
  });
});

describe("generated text", () => {
  const faults = new FaultList();
  const sources = complete(readSources(projectRoot, faults), faults);

  it("escapes a description that would end its docstring", () => {
    expect(docComment(["ends */ here"])).toBe("/** ends *\\/ here */");
    expect(docComment(["one", "", "two"], "  ")).toBe("  /**\n   * one\n   *\n   * two\n   */");
  });

  it("[GEN-05] patches an address of spec/environments.yaml into the table by ts-morph, and changes nothing else", async () => {
    const { table } = sources.environments;
    const moved = JSON.parse(JSON.stringify(table).replaceAll("caais-edu.gov.cz", "moved.example")) as typeof table;
    const [{ text }, { text: changed }] = [
      await environments(sources.environments),
      await environments({ ...sources.environments, table: moved }),
    ];
    expect(text).toBe(readFileSync(join(projectRoot, "generated/environments.gen.ts"), "utf8"));
    expect(changed).toBe(text.replaceAll("caais-edu.gov.cz", "moved.example"));
    expect(changed).not.toBe(text);
  });

  it("keeps quotes and backslashes of a WSDL file as text", async () => {
    const odd = "urn:`${process.exit(1)}`\\n'";
    const [first] = sources.legacy;
    if (first === undefined) throw new Error("no WSDL file");
    const contract = { ...first, text: first.text.replaceAll(first.namespace, odd) };
    const { text } = await legacyRequests([contract]);
    expect(text).toContain(JSON.stringify(`xmlns:ats="${odd}"`).slice(1, -1));
  });

  it("[GEN-06] refuses a request that needs more than one text, and names its file", async () => {
    const [first] = sources.legacy;
    if (first === undefined) throw new Error("no WSDL file");
    const operations = first.operations.map((operation) => ({ ...operation, request: first.attributes }));
    await expect(legacyRequests([{ ...first, operations }])).rejects.toThrow(
      `${first.file}:attributes: PristupoveRole must be one text`,
    );
  });

  it("docstrings state bounds, code lists and what a method throws", () => {
    const types = readFileSync(join(projectRoot, "generated/registry-types.gen.ts"), "utf8");
    expect(types).toMatch(/Legal form.*`\^\\d\{3\}\$`.*Code list PravniForma \(res, com\)\./);
    expect(types).toMatch(/ISO 8601 calendar date\./);
    const client = readFileSync(join(projectRoot, "generated/registry-client.gen.ts"), "utf8");
    expect(client.match(/@throws InvalidInputError/g)).toHaveLength(Object.keys(registryOperations).length);
  });
});
