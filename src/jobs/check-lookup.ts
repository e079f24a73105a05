import type { RegistrySource } from "../../generated/registry-service.gen.ts";
import type { EkonomickySubjekt } from "../../generated/registry-types.gen.ts";
import type { Registry } from "../registry/create-registry.ts";
import { today } from "../registry/helpers/current.ts";
import type { IcoList, LookupOptions } from "../registry/look-up-inputs.ts";
import type { LookupResult } from "../registry/lookup.ts";
import { membersOf } from "../registry/record/entry.ts";
import { stateIn } from "../registry/record/state-rules.ts";
import { subjectState, type SubjectState } from "../registry/record/subject-state.ts";
import { withoutProgress } from "./parts.ts";
import { statutoryBodyOf } from "./snapshot.ts";

/** Result of the look-up of one input. */
export interface LookedUp {
  readonly found: LookupResult<EkonomickySubjekt>;
  readonly state: SubjectState | undefined;
  /** Members of the statutory body; `undefined` when they are unknown. */
  readonly body: readonly string[] | undefined;
}

type LookupRequest = Omit<LookupOptions<RegistrySource>, "source">;

export async function* withoutBodies(
  registry: Pick<Registry, "lookup">,
  inputs: IcoList,
  options: LookupRequest,
): AsyncGenerator<LookedUp, void, undefined> {
  for await (const found of withoutProgress(registry.lookup(inputs, options))) {
    yield { found, state: found.record && subjectState(found.record), body: undefined };
  }
}

/** Adds the statutory bodies to the results of a look-up by a second look-up, in the order of the input. */
export async function* withBodies(
  registry: Pick<Registry, "lookup">,
  inputs: IcoList,
  options: LookupRequest,
  concurrency: number,
): AsyncGenerator<LookedUp, void, undefined> {
  const waiting: LookedUp[] = [];
  let failure: { readonly error: unknown } | undefined;
  // Each look-up gets about half. The one that waits has one request less, so together they stay within `concurrency`.
  const ares = { ...options, concurrency: Math.ceil((concurrency + 1) / 2) };
  const vr = { ...options, source: "vr", concurrency: Math.floor((concurrency + 1) / 2) } as const;
  async function* inVr(): AsyncGenerator<string, void, undefined> {
    try {
      for await (const one of withoutBodies(registry, inputs, ares)) {
        const { found, state } = one;
        const inSource = stateIn(membersOf(found.record), "stavZdrojeVr");
        const isThere = inSource !== undefined && inSource !== "NEEXISTUJICI" && state?.state !== "dissolved";
        waiting.push(inSource === "NEEXISTUJICI" ? { ...one, body: [] } : one);
        // An empty input needs no request, but keeps the order.
        yield isThere && found.ico !== undefined ? found.ico : "";
      }
    } catch (error) {
      // Look-ups that began before the failure are finished.
      failure = { error };
    }
  }
  const day = today();
  for await (const { record } of withoutProgress(registry.lookup(inVr(), vr))) {
    const next = waiting.shift();
    if (next === undefined) continue;
    yield record === undefined ? next : { ...next, body: statutoryBodyOf(record, day) };
  }
  if (failure !== undefined) throw failure.error;
}
