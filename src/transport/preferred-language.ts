/** The first language of the highest weight in the header `Accept-Language` (RFC 9110, section 12.5.4). Slovaks read Czech. */
export function preferredLanguage(header = ""): "cs" | "en" | undefined {
  const ranges = header.toLowerCase().split(",");
  const known = ranges.flatMap((range) => {
    const [, name, weight = "1"] = /^\s*(cs|sk|en)\b(?:.*;\s*q=([^;]*))?/.exec(range) ?? [];
    const language: "cs" | "en" = name === "en" ? "en" : "cs";
    // A weight that is not a number counts as 0.
    return name !== undefined && Number(weight) > 0 ? [{ language, weight: Number(weight) }] : [];
  });
  return known.toSorted((one, other) => other.weight - one.weight)[0]?.language;
}
