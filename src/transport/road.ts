import { InvalidInputError } from "../errors/invalid-input-error.ts";
import type { Exchange, ExchangeRequest } from "./exchange.ts";
import type { Fetch } from "./fetch-exchange.ts";
import type { ChooseProxy } from "./proxy-option.ts";

/** What decides the road of a client that shows no certificate. */
export interface RoadOptions {
  readonly subject: string;
  /** Certificates of the authorities to trust instead of the system's, as PEM. */
  readonly ca: readonly string[] | undefined;
  readonly proxy: ChooseProxy | undefined;
}

/** A road that is made when it is first needed. */
export interface Road extends Exchange {
  /** Makes it, before a timer runs that the time for it would count in. */
  load(): Promise<Exchange>;
}

/** The road of the caller's `fetch`, of Node's own http, or of the global `fetch`. */
export function createRoad(fetch: Fetch | undefined, options: RoadOptions): Road {
  let made: Promise<Exchange> | undefined;
  const make = async (): Promise<Exchange> => {
    if (fetch === undefined) return (await import("#exchange")).createExchange(options);
    return (await import("./fetch-exchange.ts")).fetchExchange(fetch);
  };
  const load = async (): Promise<Exchange> => {
    try {
      return await (made ??= make());
    } catch (error) {
      made = undefined;
      throw error;
    }
  };
  return Object.assign((request: ExchangeRequest) => load().then((exchange) => exchange(request)), { load });
}

const block = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/;

/**
 * The option `tls.ca`.
 *
 * @param isPem tells what PEM is; by default by its form, which is all that can be told everywhere
 * @throws InvalidInputError for anything else.
 */
export function checkAuthorities(
  subject: string,
  ca: unknown,
  isPem: (text: string) => boolean = (text) => block.test(text),
): readonly string[] {
  // A list may have holes.
  const texts: readonly unknown[] = Array.isArray(ca) ? Array.from<unknown>(ca) : [ca];
  const refuse = (field: string): InvalidInputError =>
    new InvalidInputError(subject, [{ field, rule: "must be certificates as PEM" }]);
  if (texts.length === 0) throw refuse("tls.ca");
  return texts.map((text, index) => {
    if (typeof text === "string" && isPem(text)) return text;
    throw refuse(Array.isArray(ca) ? `tls.ca[${index}]` : "tls.ca");
  });
}
