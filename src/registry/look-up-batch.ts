import type { RegistryMethods } from "../../generated/registry-client.gen.ts";
import { registryOperations } from "../../generated/registry-operations.gen.ts";
import type { EkonomickySubjekt } from "../../generated/registry-types.gen.ts";
import type { JsonObject, Unchecked } from "../transport/json-object.ts";
import { incompleteAnswer } from "./incomplete-answer.ts";
import type { Iteration } from "./iteration.ts";
import type { RegistryCallOptions } from "./options.ts";
import { searchPage, type SearchOperationId } from "./search-operations.ts";
import { SearchProgress } from "./search-progress.ts";

/**
 * The records of subjects by ico. One that is not there is missing from the source: a complete answer did not have it.
 * Where an answer is not complete, those that it lacks are asked for again, in a request of their own.
 *
 * @param icos as many as a filter holds, each once
 * @throws UnexpectedResponseError when the answers stay incomplete; whatever the search throws.
 */
export async function lookUpBatch(
  iteration: Iteration,
  methods: RegistryMethods<RegistryCallOptions>,
  id: SearchOperationId,
  icos: readonly string[],
): Promise<ReadonlyMap<string, JsonObject>> {
  const found = new Map<string, JsonObject>();
  const lacking = new Set(icos);
  const askForLacking = async (fresh: boolean): Promise<void> => {
    const ico = [...lacking];
    const progress = new SearchProgress(id);
    while (lacking.size > 0 && !progress.ended) {
      const filter = { ico, start: progress.start, pocet: ico.length };
      const page = await iteration.request((options) => searchPage(methods, id, filter, options), fresh);
      const items = progress.read(page);
      const before = lacking.size;
      for (const item of items) {
        const { icoId, ico: own }: Unchecked<EkonomickySubjekt> = item;
        const number = icoId ?? own;
        if (typeof number === "string" && lacking.delete(number)) found.set(number, item);
      }
      // Records that nobody asked for, or that came before, are in the place of some that are there.
      if (lacking.size > 0 && before - lacking.size < items.length) {
        const pointer = `/${registryOperations[id].items}`;
        throw incompleteAnswer(id, pointer, "has records that were not asked for, or has some twice");
      }
      progress.advance(items.length);
    }
  };
  await iteration.untilComplete(askForLacking);
  return found;
}
