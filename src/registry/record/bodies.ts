import type { AngazmaOsobaVr, OrganVr } from "../../../generated/registry-types.gen.ts";
import type { JsonObject, Unchecked } from "../../transport/json-object.ts";
import { currentMembers } from "../helpers/current.ts";
import { objectsOf, textOf, versionsInForce, type EntryOf, type Said } from "./entry.ts";

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
export function liquidatorInForce(entry: JsonObject): Said | undefined {
  for (const field of ["statutarniOrgany", "ostatniOrgany"] as const satisfies readonly BodyList[]) {
    for (const body of versionsInForce(entry[field])) {
      if (!kindOf(body).includes("LIKVID")) continue;
      const { clenoveOrganu }: Unchecked<OrganVr> = body;
      const [liquidator] = objectsOf(clenoveOrganu).filter(isInForce);
      if (liquidator !== undefined) return { field, value: textOf(liquidator["datumZapisu"]) ?? "" };
    }
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
  const [member]: readonly Unchecked<AngazmaOsobaVr>[] = objectsOf(clenoveOrganu);
  const kind = textOf(typOrganu) ?? textOf(member?.typAngazma) ?? textOf(nazevOrganu) ?? "";
  return kind
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toUpperCase();
}
