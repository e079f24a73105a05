import fc from "fast-check";

/** So many characters of a secret in a row must not be shown. */
const partLength = 6;

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
const bytes = (length: number): fc.Arbitrary<Uint8Array> =>
  fc.noBias(fc.uint8Array({ minLength: length, maxLength: length }));
/** Codes, verifiers, states and nonces are made so. */
export const random = bytes(32).map(base64url);
/** Session ids, and the codes of some services. */
export const uuid = fc.noBias(fc.uuid());
export const jwt = fc
  .tuple(bytes(16), bytes(64))
  .map(([id, signature]) =>
    [JSON.stringify({ alg: "RS256" }), JSON.stringify({ sid: base64url(id) }), signature]
      .map((part) => Buffer.from(part).toString("base64url"))
      .join("."),
  );

/** Another secret of the same shape, which shares no part with any of those above. */
export function strangerTo(secret: string): string {
  const base = "kQx3vZ9wYb7jHn5RgT1mLp8dFc2sWu4eXa6oMiNfJqV";
  if (secret.length === 36) return "5b1d9e37-8c42-4f60-97a3-e2b08d64f1c5";
  if (!secret.includes(".")) return base;
  const parts = [JSON.stringify({ typ: "JWT", alg: "ES256" }), JSON.stringify({ nonce: base })];
  return [...parts.map((part) => Buffer.from(part).toString("base64url")), base].join(".");
}

type Change = (text: string) => string;
const each =
  (write: (character: string) => string, every: number): Change =>
  (text) =>
    Array.from(text, (character, index) => (index % every === 0 ? write(character) : character)).join("");
const code = (character: string): number => character.codePointAt(0) ?? 0;
const hex = (character: string, length: number): string => code(character).toString(16).padStart(length, "0");
const cases: readonly Change[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  each((character) => (character === character.toLowerCase() ? character.toUpperCase() : character.toLowerCase()), 2),
  // The same letters of another width.
  each((character) => (/[!-~]/.test(character) ? String.fromCodePoint(code(character) + 0xfee0) : character), 2),
];
const encodings: readonly Change[] = [
  (text) => text,
  (text) => Buffer.from(text).toString("base64"),
  (text) => Buffer.from(text).toString("base64url"),
  (text) => Buffer.from(Buffer.from(text).toString("base64")).toString("base64"),
  (text) => Buffer.from(text).toString("hex"),
];
const escapes: readonly ((character: string) => string)[] = [
  (character) => character,
  (character) => `%${hex(character, 2)}`,
  (character) => `%25${hex(character, 2)}`,
  (character) => `&#${code(character)};`,
  (character) => `&#x${hex(character, 2)};`,
  (character) => `\\u${hex(character, 4)}`,
  (character) => `\\x${hex(character, 2)}`,
];

/** A way to write a secret that a person or a program could undo. */
export const dress: fc.Arbitrary<Change> = fc
  .record({
    begin: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.oneof(fc.integer({ min: partLength, max: 14 }), fc.constant(Infinity)),
    letters: fc.constantFrom(...cases),
    encode: fc.constantFrom(...encodings),
    escape: fc.constantFrom(...escapes),
    every: fc.integer({ min: 1, max: 4 }),
    separator: fc.constantFrom("", " ", "\n", "\r\n", "\t", " \u00a0", "-", ".", ", ", " / ", "' '"),
    size: fc.integer({ min: 1, max: 7 }),
    before: fc.constantFrom("", "code ", "The session (", "id:"),
    after: fc.constantFrom("", " is unknown", ") was used", "."),
  })
  .map(({ begin, length, letters, encode, escape, every, separator, size, before, after }) => (secret) => {
    const from = Math.floor(begin * Math.max(0, secret.length - length));
    const written = each(escape, every)(encode(letters(secret.slice(from, from + length))));
    const groups = separator === "" ? [written] : (written.match(new RegExp(`.{1,${size}}`, "gsu")) ?? []);
    return `${before}${groups.join(separator)}${after}`;
  });

const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");

/** The decoded forms of a text. */
export function undressed(text: string, times = 3): string[] {
  if (times === 0) return [text];
  const joined = [text.replaceAll(/[^\w+/-]/g, ""), text.replaceAll(/[^A-Za-z0-9]/g, "")];
  const from = [0, 1, 2, 3];
  const next = [
    text.replaceAll(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16))),
    text.replaceAll(/\\[ux]([0-9a-f]{2,4})/gi, (_, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, 16)),
    ),
    text.replaceAll(/&#x([0-9a-f]{2});/gi, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16))),
    text.replaceAll(/&#([0-9]{2,3});/gi, (_, digits: string) => String.fromCodePoint(Number(digits))),
    ...joined.flatMap((code) => from.map((at) => Buffer.from(code.slice(at), "base64").toString("latin1"))),
    ...joined.flatMap((code) => from.map((at) => Buffer.from(code.slice(at), "hex").toString("latin1"))),
  ];
  return [text, ...[...new Set(next)].filter((one) => one !== text).flatMap((one) => undressed(one, times - 1))];
}

/**
 * Whether a text has a part of a secret, whatever its case and whatever stands between. `own` is what is shown of
 * another secret: a part that stands there too is the package's own words, which spell one by chance now and then.
 */
export function holdsPart(text: string, secret: string, own = ""): boolean {
  const [shown, hidden, told] = [folded(text), folded(secret), folded(own)];
  return Array.from({ length: hidden.length - partLength + 1 }, (_, at) => hidden.slice(at, at + partLength)).some(
    (part) => shown.includes(part) && !told.includes(part),
  );
}
