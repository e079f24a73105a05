/**
 * The prefix `__Host-` needs the first two: browsers then send the cookie to this host alone, over TLS (RFC 6265bis, section 4.1.3.2).
 * `Lax`, because the identity service sends the browser back from another site.
 */
const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";
/** Longest value of one cookie: nginx takes 4 kB of headers from an application, and browsers keep 4,096 bytes of a cookie. */
const longestValue = 2200;
/** Endings of the names of the cookies of one text: with those of the logins that wait it has to fit into {@link mostBytes}. */
const endings = ["", ".1", ".2"];
/** Longest text that cookies keep, without its beginning, which says how many they are. */
export const longestText = endings.length * longestValue - "3.".length;
/** Most bytes of the header `Cookie`: many servers, nginx for example, take 8 kB in a line. */
export const mostBytes = 7500;

/** The cookies of a browser: those of its request, and then those that the answer leaves it. */
export class Cookies {
  /** By names. */
  readonly values = new Map<string, string>();
  /** Values of the header `Set-Cookie`, by names. */
  readonly written = new Map<string, string>();
  /** Rest of a text that this answer has no room for. */
  rest = "";

  /**
   * Takes neither of two cookies with one name, because browsers send one of a name with our prefix: somebody has added the other.
   * Only spaces and tabs are left out before a name (RFC 6265, section 4.2.1): any other character would hide the name from the browser.
   */
  constructor(header: string | null | undefined) {
    const twice = new Set<string>();
    for (const pair of (header ?? "").split(";")) {
      const [, name, value = ""] = /^[ \t]*([^ \t=][^=]*)=(.*)$/s.exec(pair) ?? [];
      if (name === undefined) continue;
      if (this.values.has(name)) twice.add(name);
      this.values.set(name, value);
    }
    for (const name of twice) this.values.delete(name);
  }

  /** The header `Cookie` of the next request. */
  get header(): string {
    return Array.from(this.values, (pair) => pair.join("=")).join("; ");
  }

  /** @param maxAge in seconds; without it the cookie goes with the browser */
  set(name: string, value: string, maxAge: number | undefined): void {
    this.values.set(name, value);
    const age = maxAge === undefined ? "" : ` Max-Age=${Math.max(0, Math.floor(maxAge))};`;
    this.written.set(name, `${name}=${value};${age} ${attributes}`);
  }

  /** Takes a cookie away that the browser has. */
  expire(name: string): void {
    if (this.values.delete(name)) this.written.set(name, `${name}=; Max-Age=0; ${attributes}`);
  }

  /** A text of several cookies and what the browser has not yet; of a text that is not whole, what there is. */
  getText(name: string, rest = ""): string | undefined {
    // Without the first one it is another browser's.
    const [, count] = /^([123])\../.exec(this.values.get(name) ?? "") ?? [];
    const parts = endings.slice(0, Number(count)).map((ending) => this.values.get(name + ending));
    return count && [...parts, rest].join("").slice("3.".length);
  }

  /** Sets the first cookie of a text that the browser has not; an answer has no room for the rest. */
  setText(name: string, text: string, maxAge: number | undefined): void {
    const whole = `${Math.ceil((text.length + "3.".length) / longestValue)}.${text}`;
    const cut = (at: number): string => whole.slice(at * longestValue, (at + 1) * longestValue);
    const parts = endings.map((ending, at) => [name + ending, cut(at)] as const);
    const from = parts.findIndex(([each, part]) => part !== (this.values.get(each) ?? ""));
    if (from === -1) return;
    // The cookies of a text before would be taken for parts of this one.
    for (const [each] of parts.slice(from)) this.expire(each);
    const [first, ...later] = parts.slice(from).filter(([, part]) => part !== "");
    if (first !== undefined) this.set(...first, maxAge);
    for (const [each, part] of later) this.values.set(each, part);
    this.rest = later.map(([, part]) => part).join("");
  }

  expireText(name: string): void {
    for (const ending of endings) this.expire(name + ending);
  }
}
