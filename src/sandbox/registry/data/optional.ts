/** Fields of a type, each of which may be undefined as well. */
type Fields<Target> = { readonly [Name in keyof Target]?: Target[Name] | undefined };

/**
 * The fields that have a value; those that are undefined are left out. To be spread into a record in place of a
 * condition for each field: in the literal that is given, a field the type does not have is an error of types, which
 * it is not in a literal that is spread.
 */
export function optional<Target extends object>(fields: Fields<Target>): Partial<Target> {
  const known: Partial<Target> = {};
  for (const name in fields) {
    const value = fields[name];
    if (value !== undefined) known[name] = value;
  }
  return known;
}
