import { headerOfCookie, type Cookies, type SetCookie } from "./cookies.ts";
import { digestOf } from "./digest.ts";
import type { Seals } from "./seals.ts";

/** Most bytes of cookies, and of the address that they come with, in one answer: nginx takes 4 kB, and there are other headers. */
const mostOfAnswer = 3000;

/** Cookies for a browser that one answer has no room for, and where it goes with them. */
export interface Lead {
  readonly cookies: readonly SetCookie[];
  readonly location: string;
}

/**
 * Leaves in an answer the cookies of a session that it has room for.
 *
 * @param name of the cookie that the others belong to, the first one of the answer
 * @returns the others, for the browser that has this one; `undefined` when there are none.
 */
export async function splitLead(
  seals: Seals,
  cookies: Cookies,
  name: string,
  location: string,
): Promise<string | undefined> {
  let size = location.length;
  const left: SetCookie[] = [];
  for (const [index, cookie] of cookies.written.entries()) {
    size += headerOfCookie(cookie).length + "Set-Cookie: \r\n".length;
    if (index === 0 || size <= mostOfAnswer) continue;
    left.push(cookie);
    cookies.leave(cookie.name);
  }
  if (left.length === 0) return undefined;
  return seals.seal(await placeOf(cookies.next.get(name)), { cookies: left, location });
}

/** @returns `undefined` for a browser that is not the one that got the first cookie: nobody sets cookies of ours in another one. */
export async function readLead(seals: Seals, cookies: Cookies, name: string, text: string): Promise<Lead | undefined> {
  // A text that can be opened was sealed here, for this browser.
  return (await seals.open(await placeOf(cookies.get(name)), text)) as Lead | undefined;
}

async function placeOf(value = ""): Promise<string> {
  return `rest ${await digestOf(value)}`;
}
