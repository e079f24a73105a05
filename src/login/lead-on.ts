import { cookiesAfter, headerOfCookie, mostOfAnswer, type Cookies, type SetCookie } from "./cookies.ts";
import { digestOf } from "./digest.ts";
import type { Seals } from "./seals.ts";

/** Cookies for a browser, and where it goes with them. */
export interface Lead {
  /** The first one is what the others go with. */
  readonly cookies: readonly SetCookie[];
  readonly location: string;
}

/** What is left of a lead, for the browser that has the first cookie. */
interface RestOfLead extends Lead {
  readonly first: readonly [name: string, digest: string];
}

/**
 * The cookies of a lead that one answer takes, and where the browser gets the others.
 *
 * @param sent the cookies of the request
 * @returns `rest` is `undefined` when that were all of them.
 */
export async function splitLead(
  seals: Seals,
  sent: Cookies,
  { cookies, location, first }: Lead & Partial<RestOfLead>,
): Promise<{ readonly cookies: readonly SetCookie[]; readonly rest: string | undefined }> {
  let [size, count] = [location.length, 0];
  for (const cookie of cookies) {
    size += headerOfCookie(cookie).length + "Set-Cookie: \r\n".length;
    if (count > 0 && size > mostOfAnswer) break;
    count += 1;
  }
  const now = cookies.slice(0, count);
  const name = first?.[0] ?? now[0]?.name ?? "";
  const digest = await digestOf(cookiesAfter(sent, now).get(name) ?? "");
  const rest: RestOfLead = { cookies: cookies.slice(count), location, first: [name, digest] };
  return { cookies: now, rest: rest.cookies.length === 0 ? undefined : await seals.seal("rest", rest) };
}

/** @returns `undefined` for a browser that is not the one that got the first cookie: nobody sets cookies of ours in another one. */
export async function restOfLead(seals: Seals, sent: Cookies, text: string): Promise<RestOfLead | undefined> {
  // What can be opened was sealed here.
  const rest = (await seals.open("rest", text)) as RestOfLead | undefined;
  const [name = "", digest] = rest?.first ?? [];
  const value = sent.get(name);
  return value !== undefined && (await digestOf(value)) === digest ? rest : undefined;
}
