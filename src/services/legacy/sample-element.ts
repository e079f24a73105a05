import type { ElementDecoder, NodeDecoder, ValueDecoder } from "../../../generated/legacy-decoders.gen.ts";

/** A valid value of an element, made by the rules of the contract, with all that may be in it. */
export function sampleElement({ maxOccurs, type }: ElementDecoder): unknown {
  const value = sampleOf(type);
  return maxOccurs === 1 ? value : [value];
}

function sampleOf(type: ValueDecoder | NodeDecoder): unknown {
  if (type.kind === "text") return sampleText(type);
  const elements = Object.entries(type.elements);
  const present = type.order === "choice" ? elements.slice(0, 1) : elements;
  return {
    ...Object.fromEntries(Object.entries(type.attributes).map(([name, text]) => [name, sampleText(text)])),
    ...(type.text === undefined ? {} : { value: sampleText(type.text) }),
    ...Object.fromEntries(present.map(([name, element]) => [name, sampleElement(element)])),
  };
}

const letters = "vzor";

function sampleText({
  base,
  values,
  length,
  minLength,
  maxLength,
  minInclusive,
  maxInclusive,
  pattern,
}: ValueDecoder): string | number | boolean {
  const [listed] = values ?? [];
  if (listed !== undefined && base === "string") return listed;
  switch (base) {
    case "boolean":
      return false;
    case "date":
      return "2000-01-01";
    case "integer":
    case "int":
    case "unsignedInt":
      return Number(listed ?? minInclusive ?? Math.min(1, maxInclusive ?? 1));
    case "base64Binary":
      return btoa(letters.repeat(10).slice(0, length ?? minLength ?? letters.length));
    case "string": {
      const least = length ?? minLength ?? Math.min(letters.length, maxLength ?? letters.length);
      const text = letters.repeat(Math.ceil(least / letters.length)).slice(0, least);
      if (pattern === undefined) return text;
      const digits = Array.from({ length: 40 }, (_, index) => "1".repeat(index + 1));
      const rule = new RegExp(`^(?:${pattern})$`, "u");
      return [text, ...digits].find((candidate) => rule.test(candidate)) ?? text;
    }
  }
}
