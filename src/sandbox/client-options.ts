import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { checkNumber, checkOptions } from "../transport/option-checks.ts";
import type { ClientRegistration } from "./client-systems.ts";

/** A client system to register in the sandbox. */
export interface SandboxClientOptions {
  /** Its shortcut: `client_id` of OpenID Connect, `atsId` of the legacy API. */
  readonly clientId: string;
  /**
   * Absolute addresses without a fragment that a login may return to; compared as text.
   *
   * @default ["https://app.example/login/callback"]
   */
  readonly redirectUris?: readonly string[];
  /**
   * Absolute addresses without a fragment that a logout may return to; compared as text.
   *
   * @default ["https://app.example/logout/callback"]
   */
  readonly postLogoutRedirectUris?: readonly string[];
  /**
   * Where a legacy login returns to.
   *
   * @default "https://app.example/legacy/callback"
   */
  readonly legacyLoginUrl?: string;
  /**
   * What the return address of a legacy logout must begin with.
   *
   * @default "https://app.example/legacy/"
   */
  readonly legacyLogoutUrl?: string;
  /**
   * How many certificates it has, from 1 to 10.
   *
   * @default 1
   */
  readonly certificates?: number;
}

const optionNames = {
  clientId: true,
  redirectUris: true,
  postLogoutRedirectUris: true,
  legacyLoginUrl: true,
  legacyLogoutUrl: true,
  certificates: true,
} as const satisfies Record<keyof SandboxClientOptions, true>;

/** @throws InvalidInputError when there is no client, one breaks a rule, or two have the same shortcut. */
export function readClientOptions(
  subject: string,
  clients: readonly SandboxClientOptions[],
): readonly [ClientRegistration, ...ClientRegistration[]] {
  const known = new Set<string>();
  const [first, ...more] = (isArray(clients) ? clients : []).map((options, index) => {
    const field = `clients[${index}]`;
    checkOptions(`${subject}: ${field}`, options, optionNames, {});
    const { clientId } = options;
    if (typeof clientId !== "string" || clientId === "") fail(subject, `${field}.clientId`, "must be a text");
    if (known.has(clientId)) fail(subject, `${field}.clientId`, "must not be that of another client");
    known.add(clientId);
    const address = (name: string, value: string): string => checkReturnAddress(subject, `${field}.${name}`, value);
    const addresses = (name: string, values: readonly string[]): readonly [string, ...string[]] => {
      const [first, ...more] = isArray(values) ? values : [];
      if (first === undefined) return fail(subject, `${field}.${name}`, "must be an array of at least one address");
      return [address(`${name}[0]`, first), ...more.map((value, i) => address(`${name}[${i + 1}]`, value))];
    };
    return {
      clientId,
      redirectUris: addresses("redirectUris", options.redirectUris ?? ["https://app.example/login/callback"]),
      postLogoutRedirectUris: addresses(
        "postLogoutRedirectUris",
        options.postLogoutRedirectUris ?? ["https://app.example/logout/callback"],
      ),
      legacyLoginUrl: address("legacyLoginUrl", options.legacyLoginUrl ?? "https://app.example/legacy/callback"),
      legacyLogoutUrl: address("legacyLogoutUrl", options.legacyLogoutUrl ?? "https://app.example/legacy/"),
      certificates: checkNumber(subject, `${field}.certificates`, options.certificates ?? 1, {
        atLeast: 1,
        atMost: 10,
        whole: true,
      }),
    };
  });
  if (first === undefined) return fail(subject, "clients", "must be an array of at least one client");
  return [first, ...more];
}

function checkReturnAddress(subject: string, field: string, value: string): string {
  // Printable ASCII but #: whatever else an address has is percent-encoded (RFC 3986).
  const fits = typeof value === "string" && /^[!"$-~]+$/.test(value) && URL.canParse(value);
  return fits ? value : fail(subject, field, "must be an absolute URL, percent-encoded and without a fragment");
}

/** Anything may come from JavaScript. */
function isArray(value: unknown): boolean {
  return Array.isArray(value);
}

function fail(subject: string, field: string, rule: string): never {
  throw new InvalidInputError(subject, [{ field, rule }]);
}
