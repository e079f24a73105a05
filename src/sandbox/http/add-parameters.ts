/**
 * Adds parameters to the query of an address, which stays as it is otherwise.
 *
 * @param address without a fragment
 * @param parameters those that are `undefined` are left out
 */
export function addParameters(address: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const added = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  if (added.length === 0) return address;
  const separator = !address.includes("?") ? "?" : /[?&]$/.test(address) ? "" : "&";
  return address + separator + added.join("&");
}
