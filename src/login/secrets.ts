import { refuse } from "../errors/invalid-input-error.ts";

const rule = "must be at least 32 random bytes in hex or base64, as `openssl rand -base64 32` prints them";
/** Fewest different characters of 32 random bytes in base64, and fewest different pairs of neighbours: less is one in 50 million. */
const [leastCharacters, leastPairs] = [20, 30];

/** @throws InvalidInputError that repeats no secret. */
export function readSecrets(subject: string, secret: string | readonly string[]): readonly string[] {
  const secrets: readonly unknown[] = Array.isArray(secret) ? secret : [secret];
  if (secrets.length === 0 || (secret as unknown) === undefined) refuse(subject, "secret", "is missing");
  return secrets.map((each, index) => {
    if (typeof each === "string" && canBeRandom(each)) return each;
    return refuse(subject, Array.isArray(secret) ? `secret[${index}]` : "secret", rule);
  });
}

/** Whether a text can be 32 random bytes: sentences have spaces, words few different characters, and patterns repeat their pairs. */
function canBeRandom(text: string): boolean {
  const pairs = new Set(Array.from(text, (character, index) => character + (text[index + 1] ?? "")));
  if (pairs.size < leastPairs) return false;
  if (/^[\da-f]+$/i.test(text)) return text.length >= 64;
  return /^[\w+/-]{43,}={0,2}$/.test(text) && new Set(text).size >= leastCharacters;
}
