/** A token that compresses well: header and payload of a JWT as JSON instead of base64, and its signature. Any other token is as it was. */
export type PackedToken = string | readonly [header: unknown, payload: unknown, signature: string];

export function packToken(token: string): PackedToken {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const parse = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());
  try {
    const packed = [parse(header), parse(payload), signature] as const;
    // To the letter, because it is signed: the service may write JSON in another way.
    return unpackToken(packed) === token ? packed : token;
  } catch {
    return token;
  }
}

export function unpackToken(packed: PackedToken): string {
  if (typeof packed === "string") return packed;
  const [header, payload, signature] = packed;
  const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${encode(header)}.${encode(payload)}.${signature}`;
}
