import fc from "fast-check";
import { createRegistry, type Registry, type RegistryOptions } from "../../../src/registry/index.ts";
import { editAnswer, httpEdits, isHarmlessHttp, type HttpEdit } from "../edits/http.ts";
import { editJson, isHarmless, jsonEdits, type JsonEdit } from "../edits/json.ts";

/** Which of the answers of a service is changed, and how. */
export interface ServiceEdit {
  /** From 0. */
  readonly turn: number;
  readonly json: readonly JsonEdit[];
  readonly http: HttpEdit;
}

export const serviceEdits: fc.Arbitrary<ServiceEdit> = fc.record({
  turn: fc.nat(3),
  json: jsonEdits,
  http: httpEdits,
});

/** Whether the service says the same after the changes. */
export function isHonest({ json, http }: ServiceEdit): boolean {
  return isHarmless(json) && isHarmlessHttp(http);
}

/** A request of the registry client. */
export interface Asked {
  /** The last parts of the path. */
  readonly path: readonly string[];
  readonly filter: Readonly<Record<string, unknown>>;
}

/** A service of which one answer is changed, and its client. */
export interface FuzzedService {
  readonly registry: Registry;
  /** What was answered, each as JSON; `undefined` where it is none. */
  readonly answers: () => readonly unknown[];
}

/** @param answer what the service says, as JSON */
export function fuzzedService(
  answer: (asked: Asked) => unknown,
  edit: ServiceEdit,
  options: RegistryOptions = {},
): FuzzedService {
  const answered: Uint8Array[] = [];
  const honest: HttpEdit = { status: undefined, type: undefined, headers: {}, bytes: [], end: "whole" };
  const registry = createRegistry({
    retry: false,
    requestsPerMinute: Infinity,
    blockPause: 1,
    ...options,
    fetch: (url, { body } = {}) => {
      const filter = (typeof body === "string" ? JSON.parse(body) : {}) as Asked["filter"];
      const said = answer({ path: new URL(url).pathname.split("/"), filter });
      const wrong = answered.length === edit.turn;
      const body200 = wrong ? editJson(said, edit.json) : JSON.stringify(said);
      const { bytes, respond } = editAnswer(
        { status: 200, type: "application/json", body: body200 },
        wrong ? edit.http : honest,
      );
      answered.push(bytes);
      return Promise.resolve(respond());
    },
  });
  return { registry, answers: () => answered.map(parse) };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
