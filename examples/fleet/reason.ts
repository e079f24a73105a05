/** An error in one line, without an address that may hold a password. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "failed";
  // One that is made of several says nothing itself.
  const said = error.message || ("code" in error ? String(error.code) : "failed");
  return `${error.name}: ${said.replaceAll(/\/\/\S*@/g, "//")}`;
}
