import { FaultList } from "../source-error.ts";
import { boundsFault, patternFault } from "./check-rules.ts";
import { readRest } from "./dialect.ts";
import { checkNames } from "./identity-names.ts";
import { valuesOf, type Identity, type IdentityDocument, type ValueSchema } from "./identity-model.ts";
import type { YamlSource } from "./yaml-source.ts";

/**
 * Reads and checks the identity document. Without `addressNames`, which could not be read then, addresses are not looked up.
 *
 * @throws SourceFaults with every fault.
 */
export function readIdentity(source: YamlSource, addressNames: readonly string[] | undefined): Identity {
  const faults = new FaultList();
  const report = (pointer: string, reason: string): void => {
    faults.add(source.error(pointer, reason));
  };
  const document = readRest<IdentityDocument>(source, "identity", faults);
  for (const { pointer, value } of valuesOf(document)) checkRules(pointer, value, report);
  checkNames(document, addressNames, report);
  faults.throwAny();
  // Without a fault nothing is missing.
  return { source, document: document as IdentityDocument };
}

/** Reports a pattern that is none, bounds that nothing can meet, and listed values that break a rule beside them. */
function checkRules(pointer: string, value: ValueSchema, report: (pointer: string, reason: string) => void): void {
  const { enum: values = [], pattern, minLength = 0, maxLength = Infinity, format } = value;
  const wrong = pattern === undefined ? undefined : patternFault(pattern);
  if (wrong !== undefined) report(`${pointer}/pattern`, wrong);
  const bounds = boundsFault({ ...value });
  if (bounds !== undefined) report(pointer, bounds);
  for (const [index, listed] of values.entries()) {
    const { length } = Array.from(listed);
    const [broken] = [
      ...(length < minLength ? ["minLength"] : []),
      ...(length > maxLength ? ["maxLength"] : []),
      ...(pattern !== undefined && wrong === undefined && !new RegExp(pattern, "u").test(listed) ? ["pattern"] : []),
      ...(format !== undefined && !URL.canParse(listed) ? ["format"] : []),
    ];
    if (broken !== undefined) report(`${pointer}/enum/${index}`, `breaks the ${broken} beside it`);
  }
}
