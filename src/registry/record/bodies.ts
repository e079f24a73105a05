import type { AngazmaOsobaVr, OrganVr } from "../../../generated/registry-types.gen.ts";
import type { Unchecked } from "../../transport/json-object.ts";
import { currentMembers } from "../helpers/current.ts";
import { inCapitals, objectsOf, textOf, versionsInForce, type Entry, type EntryOf, type Said } from "./entry.ts";

/** The lists of an entry of VR that hold bodies. */
export type BodyList = keyof EntryOf<"vr"> & ("statutarniOrgany" | "ostatniOrgany");

/**
 * Whether a body of a list is a statutory body. Its kind decides, because procuration and liquidators stand in either list;
 * general partners (`KOMPLEMENTAR`) are the statutory body of a limited partnership. If the kind is unknown, the list decides.
 */
export function isStatutory(body: Unchecked<OrganVr>, list: BodyList): boolean {
  const kind = kindOf(body);
  return list === "statutarniOrgany"
    ? !/PROKUR|LIKVID|DOZOR|KONTROL|SPRAVCE/.test(kind)
    : /^STATUTARNI.ORGAN|^KOMPLEMENTAR/.test(kind);
}

/** Finds a liquidator in force in an entry of VR: returns the field and the day of the entry. */
export function liquidatorInForce(entry: Entry): Said | undefined {
  for (const field of ["statutarniOrgany", "ostatniOrgany"] as const satisfies readonly BodyList[]) {
    const bodies = versionsInForce<OrganVr>(entry[field]).filter((body) => kindOf(body).includes("LIKVID"));
    const [liquidator] = bodies.flatMap(({ clenoveOrganu }) => objectsOf(clenoveOrganu).filter(isInForce));
    if (liquidator !== undefined) return { field, value: textOf(liquidator["datumZapisu"]) ?? "" };
  }
  return undefined;
}

/** Whether a member is in force; a member with unreadable dates is not. */
function isInForce(member: AngazmaOsobaVr): boolean {
  try {
    return currentMembers({ clenoveOrganu: [member] }).length > 0;
  } catch {
    return false;
  }
}

/** Returns the kind of a body in capitals without accents: its code, otherwise the code of its members or its name. */
function kindOf(body: Unchecked<OrganVr>): string {
  const { typOrganu, clenoveOrganu, nazevOrganu } = body;
  const [member] = objectsOf<AngazmaOsobaVr>(clenoveOrganu);
  return inCapitals(textOf(typOrganu) ?? textOf(member?.typAngazma) ?? textOf(nazevOrganu) ?? "");
}
