import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";
import { cookieValue } from "../services/messages.ts";

export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether an IP address is a loopback address. */
export function isLoopback(address: string): boolean {
  const loopback = new BlockList();
  loopback.addSubnet("127.0.0.0", 8);
  loopback.addAddress("::1", "ipv6");
  return loopback.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

// Browsers send it to every port of the host: it is not the token itself.
const cookieName = "__Host-sandbox-control";

/** Decides which requests may use the control interface and the front page. */
export class ControlAccess {
  readonly #token: string | undefined;
  readonly #cookieValue: string;

  /** @param token `undefined`: everybody may */
  constructor(token: string | undefined) {
    this.#token = token;
    this.#cookieValue = digest(`cookie ${token ?? ""}`).toString("base64url");
  }

  /** Whether a request has the token as a bearer token, or the cookie of a browser that has entered it. */
  allows({ authorization = "", cookie = "" }: IncomingHttpHeaders): boolean {
    if (this.#token === undefined) return true;
    const [, bearer = ""] = /^Bearer +([^ ]+)$/i.exec(authorization) ?? [];
    return this.isToken(bearer) || isSame(cookieValue(cookie, cookieName) ?? "", this.#cookieValue);
  }

  isToken(text: string): boolean {
    return this.#token !== undefined && isSame(text, this.#token);
  }

  /** Value of the header `Set-Cookie` for a browser that has entered the token. */
  get cookie(): string {
    return `${cookieName}=${this.#cookieValue}; Path=/; Secure; HttpOnly; SameSite=Strict`;
  }
}

/** Compares in constant time. */
function isSame(text: string, secret: string): boolean {
  return timingSafeEqual(digest(text), digest(secret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
