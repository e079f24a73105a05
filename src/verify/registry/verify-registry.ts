import type { RegistryInput } from "../../../generated/registry-client.gen.ts";
import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import {
  registryOperations,
  type ParameterRules,
  type RegistryOperationId,
} from "../../../generated/registry-operations.gen.ts";
import {
  registryLimits,
  registrySources,
  sourceOperations,
  type RegistrySource,
} from "../../../generated/registry-service.gen.ts";
import type { Ciselnik, EkonomickySubjekt, PolozkaCiselniku } from "../../../generated/registry-types.gen.ts";
import type { Findings } from "../findings.ts";
import type { CheckedSamples } from "../options.ts";
import type { Tally, Verification } from "../report.ts";
import { findSubjects, listOf, textOf, unknownIco } from "./find-subjects.ts";
import { RegistryCalls } from "./registry-calls.ts";

/** Breaks the pattern of an ico. */
const malformedIco = "1";
/** Number of a notification batch that no source has. */
const unknownBatch = 0;

type RegistryVerification = Verification & Omit<CheckedSamples, "operations">;

/** Calls the operations of the registry one after another, with those that lead to subjects, and checks what they answer. */
export async function verifyRegistry(verification: RegistryVerification): Promise<void> {
  const { ico, tally, findings } = verification;
  const calls = new RegistryCalls(verification);
  const batches = tally.expects("vyhledejSeznamNotifikacnichDavek") || tally.expects("vratNotifikacniDavku");
  const wanted = registrySources.filter((source) => {
    const { detail, search } = sourceOperations[source];
    return batches || tally.expects(detail) || tally.expects(search);
  });
  if (wanted.length > 0) {
    const subjects = await findSubjects(calls, wanted, ico);
    for (const source of wanted) await verifySource(calls, verification, source, subjects.get(source) ?? []);
  }
  if (tally.expects("vratNotifikacniDavku")) {
    const path = { datovyZdroj: registrySources[0] ?? "", cisloDavky: unknownBatch };
    await calls.ask("vratNotifikacniDavku", { path }, [404]);
  }
  for (const operation of Object.values<Operation>(registryOperations)) {
    const { id } = operation;
    const isAsked = "source" in operation || notifications.includes(id);
    if (!isAsked && tally.expects(id)) await calls.ask(id, exampleInput(id), [200]);
  }
  if (tally.expects("vyhledejCiselnik")) await verifyCodeLists(calls, findings);
  reportUnseen(tally, findings, calls.stopped);
}

/** Operations that belong to no source and are called with what other answers lead to. */
const notifications: readonly RegistryOperationId[] = ["vyhledejSeznamNotifikacnichDavek", "vratNotifikacniDavku"];

/** The example of an operation; its request may be absent. */
interface Example {
  readonly parameters?: object;
  readonly request?: unknown;
  readonly responses: object;
}

function exampleInput(id: RegistryOperationId): RegistryInput {
  const examples: Readonly<Record<RegistryOperationId, Example>> = registryExamples;
  const example = examples[id];
  const { request } = example;
  const rules: Readonly<Record<string, ParameterRules>> = registryOperations[id].parameters;
  const placed = { path: {}, query: {}, header: {} };
  for (const [argument, value] of Object.entries({ ...example.parameters })) {
    const { in: place = "path", name = argument } = rules[argument] ?? {};
    Object.assign(placed[place], { [name]: value });
  }
  return { ...placed, ...(request === undefined ? {} : { body: request }) };
}

/** Checks the search and the details of one data source, and the errors of the details. */
async function verifySource(
  calls: RegistryCalls,
  { tally, detailsPerSource }: RegistryVerification,
  source: RegistrySource,
  subjects: readonly string[],
): Promise<void> {
  const { detail, search } = sourceOperations[source];
  const numbers = subjects.filter((id) => /^\d+$/.test(id)).slice(0, registryLimits.icoPerFilter);
  let found = numbers;
  // The combined registry was searched to find the subjects.
  if (source !== "ares") {
    const ico = numbers.length === 0 ? [unknownIco] : numbers;
    const data = await calls.ask(search, { body: { ico, pocet: ico.length } }, [200]);
    const items = listOf(data, registryOperations[search].items).flatMap(
      (record) => textOf(record, "icoId" satisfies keyof EkonomickySubjekt) ?? [],
    );
    const confirmed = numbers.filter((id) => items.includes(id));
    // Without a usable list the details show what there is.
    found = [confirmed, items.filter((id) => /^\d{8}$/.test(id)), numbers].find(({ length }) => length > 0) ?? [];
  }
  if (!tally.expects(detail)) return;
  const pattern = new RegExp(registryOperations[detail].parameters.ico.pattern, "u");
  const internal = subjects.filter((id) => !/^\d+$/.test(id) && pattern.test(id)).slice(0, 1);
  const asked = [...found.slice(0, detailsPerSource), ...internal];
  // Sources lag behind each other: what one knows another may not know yet, or no more.
  for (const ico of asked) await calls.ask(detail, { path: { ico } }, [200, 404]);
  await calls.ask(detail, { path: { ico: unknownIco } }, [404]);
  await calls.ask(detail, { path: { ico: malformedIco } }, [400]);
}

/** Compares the values that answers held with the code lists that the service publishes. */
async function verifyCodeLists(calls: RegistryCalls, findings: Findings): Promise<void> {
  for (const kodCiselniku of calls.uses.names) {
    const data = await calls.ask("vyhledejCiselnik", { body: { kodCiselniku } }, [200, 404]);
    const lists = listOf(data, registryOperations.vyhledejCiselnik.items).map((list) => ({
      source: textOf(list, "zdrojCiselniku" satisfies keyof Ciselnik),
      codes: new Set(
        listOf(list, "polozkyCiselniku" satisfies keyof Ciselnik).flatMap(
          (item) => textOf(item, "kod" satisfies keyof PolozkaCiselniku) ?? [],
        ),
      ),
    }));
    calls.uses.reportUnknown(kodCiselniku, lists, findings);
  }
}

/** Reports for every operation without a successful response why there was none. */
function reportUnseen(tally: Tally, findings: Findings, stopped: string | undefined): void {
  for (const { service, operation, verified } of tally.rows()) {
    if (service !== "registry" || verified || findings.blame(operation)) continue;
    if (stopped !== undefined) findings.add({ kind: "failed", operation, rule: `was not verified: ${stopped}` });
    else findings.add({ kind: "no-record", operation, rule: "no record was found that shows a successful answer" });
  }
}

type Operation = (typeof registryOperations)[RegistryOperationId];
