/** A member of a table by a name from outside, without what every object inherits. */
export function ownMember<Member>(table: Readonly<Record<string, Member>>, name: string): Member | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
