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

/** Returns the field of an entry of VR that names a liquidator in force, and since when. */
export function liquidatorInForce(entry: Entry): Said | undefined {
  for (const field of ["statutarniOrgany", "ostatniOrgany"] as const satisfies readonly BodyList[]) {
    const bodies = versionsInForce<OrganVr>(entry[field]).filter((body) => kindOf(body).includes("LIKVID"));
    const [liquidator] = bodies.flatMap(({ clenoveOrganu }) => objectsOf(clenoveOrganu).filter(isInForce));
    if (liquidator !== undefined) return { field, value: textOf(liquidator["datumZapisu"]) ?? "" };
  }
  return undefined;
}

/** A member whose dates cannot be read is not in force. */
function isInForce(member: AngazmaOsobaVr): boolean {
  try {
    return currentMembers({ clenoveOrganu: [member] }).length > 0;
  } catch {
    return false;
  }
}

/** The code of a body; where it is missing, that of its members or its name, in capitals without accents. */
function kindOf(body: Unchecked<OrganVr>): string {
  const { typOrganu, clenoveOrganu, nazevOrganu } = body;
  const [member] = objectsOf<AngazmaOsobaVr>(clenoveOrganu);
  return inCapitals(textOf(typOrganu) ?? textOf(member?.typAngazma) ?? textOf(nazevOrganu) ?? "");
}
