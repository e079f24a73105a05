import { optional } from "../optional.ts";
import type { PersonKey } from "./people.ts";
import type { BodySeed, MemberSeed, PartnerSeed } from "./vr-seed.ts";

/** Member of a board: member since that day, with an office where one is named. */
export function member(person: PersonKey, since: string, office?: string): MemberSeed {
  return {
    who: { person },
    entered: since,
    member: { since },
    ...optional<MemberSeed>({ office: office === undefined ? undefined : { name: office, since } }),
  };
}

/** Members of a board who left it together. */
export function formerMembers(since: string, until: string, ...persons: readonly PersonKey[]): MemberSeed[] {
  return persons.map((person) => ({ who: { person }, entered: since, deleted: until, member: { since, until } }));
}

/** The executives of a limited company. */
export function directors(since: string, ...persons: readonly PersonKey[]): BodySeed {
  return {
    kind: "statutory",
    name: "Jednatel",
    entered: since,
    size: persons.length,
    acting: "Jednatel jedná za společnost samostatně.",
    members: persons.map((person) => ({
      who: { person },
      entered: since,
      office: { name: "Jednatel", since },
    })),
  };
}

/** A partner who is a natural person. */
export function partner(person: PersonKey, since: string, deposit: string, size: string): PartnerSeed {
  return { who: { person }, entered: since, shares: [{ entered: since, deposit, size }] };
}

/** A limited company of one person: its executive and only partner. */
export function oneManCompany(
  person: PersonKey,
  since: string,
  deposit: string,
): {
  readonly entered: string;
  readonly capital: string;
  readonly bodies: readonly BodySeed[];
  readonly partners: readonly PartnerSeed[];
} {
  return {
    entered: since,
    capital: deposit,
    bodies: [directors(since, person)],
    partners: [partner(person, since, deposit, "100")],
  };
}

/** A public organisation in the commercial register: its head. */
export function publicOrganisation(
  entered: string,
  head: PersonKey,
  headSince: string,
): { readonly entered: string; readonly bodies: readonly BodySeed[] } {
  return {
    entered,
    bodies: [
      {
        kind: "statutory",
        name: "Ředitel",
        entered,
        members: [
          ...formerMembers(entered, headSince, "drabek"),
          { who: { person: head }, entered: headSince, office: { name: "ředitel", since: headSince } },
        ],
      },
    ],
  };
}
