import type { PersonKey } from "./people.ts";
import type { BodySeed, MemberSeed, PartnerSeed } from "./vr-seed.ts";

/** Member of a board: member since that day, with an office where one is named. */
export function member(person: PersonKey, since: string, office?: string): MemberSeed {
  return {
    who: { person },
    entered: since,
    member: { since },
    ...(office !== undefined && { office: { name: office, since } }),
  };
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
