import { InvalidInputError } from "../errors/invalid-input-error.ts";

/** What a number has to be. */
export interface NumberRule {
  /** The number must be larger. */
  readonly above?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Whether it must be a whole number. */
  readonly whole?: boolean;
  /** Whether `Infinity` is allowed. */
  readonly unlimited?: boolean;
}

/** @throws InvalidInputError when options are no object, hold an unknown name, or a value of another type. */
export function checkOptions(
  subject: string,
  options: object,
  names: Readonly<Record<string, true>>,
  types: Readonly<Record<string, "function" | "object">>,
): void {
  if (typeof options !== "object" || (options as object | null) === null) {
    throw new InvalidInputError(subject, [{ field: "options", rule: "must be an object" }]);
  }
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(names, name)) throw new InvalidInputError(subject, [{ field: name, rule: "is no option" }]);
    const type = types[name];
    if (type !== undefined && value !== undefined && typeof value !== type) {
      throw new InvalidInputError(subject, [
        { field: name, rule: `must be ${type === "object" ? "an" : "a"} ${type}` },
      ]);
    }
  }
}

/** @throws InvalidInputError when the value is no number that fits the rule. */
export function checkNumber(subject: string, field: string, value: number, rule: NumberRule): number {
  const { above, atLeast, atMost, whole = false, unlimited = false } = rule;
  const fits =
    typeof value === "number" &&
    !Number.isNaN(value) &&
    (Number.isFinite(value) || (unlimited && value > 0)) &&
    (above === undefined || value > above) &&
    (atLeast === undefined || value >= atLeast) &&
    (atMost === undefined || value <= atMost) &&
    (!whole || Number.isInteger(value));
  if (fits) return value;
  const bounds = [
    ...(above === undefined ? [] : [`above ${above}`]),
    ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
    ...(atMost === undefined ? [] : [`at most ${atMost}`]),
  ];
  throw new InvalidInputError(subject, [
    {
      field,
      rule: `must be a ${whole ? "whole " : ""}number ${bounds.join(" and ")}`,
      value: String(value).slice(0, 40),
    },
  ]);
}

/** Longest time that a timer can wait for, in milliseconds. */
const longestTime = 2 ** 31 - 1;

/** @throws InvalidInputError when the value is no time in milliseconds that a timer can wait for. */
export function checkTime(subject: string, field: string, value: number): number {
  return checkNumber(subject, field, value, { above: 0, atMost: longestTime });
}

/** Headers as a caller gives them. */
export type HeadersOption = Headers | Readonly<Record<string, string>>;

/** Headers that say how a message is sent, which is the transport's to say (RFC 9110, sections 7.2, 7.6.1 and 8.6). */
const headersOfTransport: readonly string[] = [
  ...["connection", "content-length", "expect", "host", "keep-alive", "proxy-connection", "te", "trailer"],
  ...["transfer-encoding", "upgrade"],
];

/**
 * Headers as pairs that can be sent.
 *
 * @param ownHeaders names, in lower case, of the headers that the client sets itself
 * @throws InvalidInputError for a header that cannot be sent; its value, which may be secret, is not repeated.
 */
export function readHeaders(
  subject: string,
  headers: HeadersOption,
  ownHeaders: readonly string[] = [],
): Record<string, string> {
  if (typeof headers !== "object" || (headers as object | null) === null || Array.isArray(headers)) {
    throw new InvalidInputError(subject, [{ field: "headers", rule: "must be an object of texts, or Headers" }]);
  }
  const pairs: [string, string][] = headers instanceof Headers ? [...headers] : Object.entries(headers);
  for (const [name, value] of pairs) {
    try {
      new Headers([[name, value]]);
    } catch {
      throw new InvalidInputError(subject, [{ field: `headers.${name.slice(0, 40)}`, rule: "is no valid header" }]);
    }
    if (headersOfTransport.includes(name.toLowerCase()) || ownHeaders.includes(name.toLowerCase())) {
      throw new InvalidInputError(subject, [{ field: `headers.${name}`, rule: "is set by the client itself" }]);
    }
  }
  return Object.fromEntries(pairs);
}
