import { base64url } from "jose";
import { isJsonObject } from "../transport/json-object.ts";

/** A token that compresses well: header and payload of a JWT as JSON instead of base64, and its signature. Any other token is as it was. */
export type PackedToken = string | readonly [header: unknown, payload: unknown, signature: string];

export function packToken(token: string): PackedToken {
  const [header = "", payload = "", signature = ""] = token.split(".");
  try {
    const packed = [jsonOf(header), jsonOf(payload), signature] as const;
    return unpackToken(packed) === token ? packed : token;
  } catch {
    return token;
  }
}

/** @returns the token that was packed, to the letter: it is signed. */
export function unpackToken(packed: PackedToken): string {
  if (typeof packed === "string") return packed;
  const [header, payload, signature] = packed;
  return [encode(header), encode(payload), signature].join(".");
}

/** A part of a JWT as an object, or as its text where JSON is written in another way here than by the service. */
function jsonOf(part: string): unknown {
  const text = new TextDecoder().decode(base64url.decode(part));
  const value: unknown = JSON.parse(text);
  return isJsonObject(value) && JSON.stringify(value) === text ? value : text;
}

function encode(part: unknown): string {
  return base64url.encode(typeof part === "string" ? part : JSON.stringify(part));
}
