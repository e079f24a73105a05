import type { LegacyRequest } from "../../generated/legacy-requests.gen.ts";
import { generatedFile, literal, type GeneratedFile } from "../generated-file.ts";
import { SourceError } from "../source-error.ts";
import type { LegacyContract, LegacyOperation } from "../sources/legacy-contract.ts";

/** The requests that soap writes by the WSDL files; all but a few values of each stays the same. */
export async function legacyRequests(contracts: readonly LegacyContract[]): Promise<GeneratedFile> {
  const table = await Promise.all(
    contracts.map(async (contract) => [contract.version, await requestsOf(contract)] as const),
  );
  const [first] = contracts;
  return generatedFile(
    "legacy-requests.gen.ts",
    contracts.map(({ file }) => file),
    `
import type { LegacyVersion } from "./legacy-types.gen.ts";

/** Name of an operation of the legacy API. */
type LegacyOperationName = ${first?.operations.map(({ name }) => literal(name)).join(" | ") ?? "never"};

/** A request as soap writes it by the WSDL, with places for its values. */
export interface LegacyRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** Text, and between two texts the name of the value that stands there. */
  readonly body: readonly string[];
}

/** The requests of every version. */
export const legacyRequests: Readonly<Record<LegacyVersion, Readonly<Record<LegacyOperationName, LegacyRequest>>>> = ${literal(Object.fromEntries(table))};
`,
  );
}

/** @throws SourceError when soap cannot write a request by the file. */
async function requestsOf({
  file,
  text,
  operations,
}: LegacyContract): Promise<Readonly<Record<string, LegacyRequest>>> {
  // Loaded here, so that a fault in the sources is told without it.
  const { Client, WSDL } = await import("soap");
  const wsdl = new WSDL(text, "", {});
  await new Promise<void>((resolve, reject) => {
    wsdl.onReady((error: Error | null | undefined) => {
      if (error == null) resolve();
      else reject(new SourceError(file, "", `soap cannot read it: ${error.message}`, { cause: error }));
    });
  });
  const write = (operation: LegacyOperation): Promise<LegacyRequest> =>
    new Promise((resolve, reject) => {
      const names = valuesOf(file, operation);
      // It takes the request instead of sending it.
      const request = (_url: string, body: string, _callback: unknown, headers = {}): never => {
        resolve({ headers, body: body.split(/\{(\w+)\}/) });
        // soap does nothing with what it gets.
        return undefined as never;
      };
      const client = new Client(wsdl, undefined, { httpClient: { request } });
      const method: unknown = client[operation.name];
      if (typeof method !== "function") throw new SourceError(file, operation.name, "soap finds no such operation");
      Reflect.apply(method, client, [Object.fromEntries(names.map((name) => [name, `{${name}}`])), reject]);
    });
  return Object.fromEntries(
    await Promise.all(operations.map(async (operation) => [operation.name, await write(operation)] as const)),
  );
}

/** The values that a request cannot do without. */
function valuesOf(file: string, { request: { name, type } }: LegacyOperation): readonly string[] {
  const required = type.kind === "complex" ? type.elements.filter(({ minOccurs }) => minOccurs > 0) : [];
  return required.map((element) => {
    if (element.type.kind === "text" && element.maxOccurs === 1) return element.name;
    throw new SourceError(file, name, `${element.name} must be one text: the client writes no other value`);
  });
}
