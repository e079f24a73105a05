import type { LegacyVersion } from "../../generated/legacy-types.gen.ts";
import type { LegacyOperationName } from "./contract.ts";
import { isXmlText } from "./is-xml-text.ts";

/** A request as soap writes it. */
export interface SoapRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * A request with places for its values: soap writes each operation once, since all but the values stays the same, and it
 * would keep them in the client.
 */
interface Template {
  readonly headers: SoapRequest["headers"];
  /** Text, and between texts the name of the value that stands there. */
  readonly parts: readonly string[];
}

const placeholder = /\{(\w+)\}/;

function placeholders(input: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(input).map((name) => [name, `{${name}}`]));
}

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  // Readers turn these into a line feed (XML 1.0, 2.11; XML 1.1, 2.11).
  "\r": "&#13;",
  "\u0085": "&#133;",
  "\u2028": "&#8232;",
  "\u2029": "&#8233;",
};

/** @throws Error when the text holds a character that XML 1.0 cannot express. */
function escapeText(text: string): string {
  if (!isXmlText(text)) throw new Error("XML 1.0 cannot express a character of this text");
  return text.replaceAll(/[&<>\r\u0085\u2028\u2029]/g, (character) => references[character] ?? character);
}

function fill({ parts }: Template, input: Readonly<Record<string, string>>): string {
  return parts.map((part, index) => (index % 2 === 0 ? part : escapeText(input[part] ?? ""))).join("");
}

/**
 * What the client has of the package soap: it writes requests after the WSDL. What is left out, and why:
 * - its transport has no limits of time and size, and puts keys into errors, so the package's own sends the requests;
 * - the objects it makes of answers lose what the contract tells apart: namespaces, digits of long numbers, calendar
 *   dates, text around comments and CDATA sections, one element and a list of one. The tree of `readDocument` keeps
 *   all of it.
 */
export interface SoapClient {
  /** Writes a request without sending it. */
  readonly prepare: (operation: LegacyOperationName, input: Readonly<Record<string, string>>) => Promise<SoapRequest>;
}

/** Takes a request out of soap before that sends it. */
class Prepared extends Error {
  readonly request: SoapRequest;

  constructor(request: SoapRequest) {
    super("prepared");
    this.request = request;
  }
}

/**
 * Loads soap and the WSDL of one version.
 *
 * @param address of the service, without the path of the endpoint
 */
export async function loadSoapClient(version: LegacyVersion, address: string): Promise<SoapClient> {
  const [{ Client, WSDL }, { legacyWsdl }] = await Promise.all([
    import("soap"),
    import("../../generated/legacy-wsdl.gen.ts"),
  ]);
  const wsdl = new WSDL(legacyWsdl(version, address), "", {});
  await new Promise<void>((resolve, reject) => {
    wsdl.onReady((error: Error | null | undefined) => {
      if (error == null) resolve();
      else reject(error);
    });
  });
  const httpClient = {
    request: (_url: string, body: string, _callback: unknown, headers?: Readonly<Record<string, string>>): never => {
      throw new Prepared({ headers: headers ?? {}, body });
    },
  };
  const client = new Client(wsdl, undefined, { httpClient });
  const write = async (
    operation: LegacyOperationName,
    input: Readonly<Record<string, string>>,
  ): Promise<SoapRequest> => {
    const method: unknown = client[`${operation}Async`];
    if (typeof method !== "function") throw new Error(`soap found no operation ${operation} in the WSDL`);
    try {
      await (Reflect.apply(method, client, [input]) as Promise<unknown>);
    } catch (error) {
      if (error instanceof Prepared) return error.request;
      throw error;
    }
    throw new Error("soap wrote no request");
  };
  const templates = new Map<LegacyOperationName, Template>();
  return {
    prepare: async (operation, input) => {
      let template = templates.get(operation);
      if (template === undefined) {
        const { headers, body } = await write(operation, placeholders(input));
        template = { headers, parts: body.split(placeholder) };
        templates.set(operation, template);
      }
      return { headers: template.headers, body: fill(template, input) };
    },
  };
}
