import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { compareSettings, type Setting, type OperationContext, type OperationPair } from "./operation-pair.ts";
import { members } from "./references.ts";

interface Server {
  /** With the defaults of its variables. */
  readonly url: string;
  /** For each variable the values that it may have, where they are given. */
  readonly values: readonly (readonly string[] | undefined)[];
}
interface Servers extends Setting {
  readonly list: readonly Server[];
}

/** Compares the servers of documents, paths and operations by what they lead to. */
export function compareServers(context: OperationContext, pairs: readonly OperationPair[]): void {
  compareSettings(context, pairs, {
    name: "servers",
    none: join([{ url: "/", values: [] }]),
    of: (_side, node) => serversOf(node),
    hasPaths: true,
    breaksSender: (one, other) =>
      !one.list.every((server) => other.list.some((candidate) => stands(candidate, server))),
  });
}

function serversOf({ servers }: JsonObject): Servers | undefined {
  const list = Array.isArray(servers) ? servers.filter(isJsonObject) : [];
  return list.length === 0 ? undefined : join(list.map(readServer));
}

function join(list: readonly Server[]): Servers {
  const texts = list.map(({ url, values }) => [url, ...values.map((each) => each?.join("|") ?? "*")].join(" "));
  return {
    list,
    key: [...new Set(texts)].sort().join("\n"),
    text: list
      .map(({ url, values }) => {
        const given = values.flatMap((each) => (each === undefined ? [] : [`[${each.join(", ")}]`]));
        return [url, ...given].join(" ");
      })
      .join(" or "),
  };
}

function readServer({ url, variables }: JsonObject): Server {
  const known = new Map(members(variables));
  const values: (readonly string[] | undefined)[] = [];
  const address = (typeof url === "string" ? url : "").replaceAll(/\{([^{}]*)\}/g, (text, name: string) => {
    const variable = known.get(name);
    if (variable === undefined) return text;
    const { enum: given, default: usual } = variable;
    values.push(Array.isArray(given) ? given.map(String).sort() : undefined);
    return String(usual);
  });
  return { url: address.replace(/(?<!\/)\/+$/, "") || "/", values };
}

/** Whether a server can be called in place of another one. An address without a host is that of the document's own. */
function stands(candidate: Server, server: Server): boolean {
  const isSamePlace =
    candidate.url === server.url ||
    (isRelative(candidate.url) !== isRelative(server.url) && pathOf(candidate.url) === pathOf(server.url));
  return (
    isSamePlace &&
    server.values.every((given, index) => {
      const allowed = candidate.values[index];
      return allowed === undefined || given?.every((value) => allowed.includes(value)) === true;
    })
  );
}

function isRelative(url: string): boolean {
  return !/^[a-z][a-z\d+.-]*:/i.test(url);
}

function pathOf(url: string): string {
  return isRelative(url) ? url : url.replace(/^[^:]*:\/\/[^/]*/, "") || "/";
}
