/**
 * The prefix `__Host-` requires the first two: browsers then send the cookie only to this host and over TLS (RFC 6265bis, section
 * 4.1.3.2). `Lax`, because the identity service sends the browser back from another site.
 */
const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";
/** Longest value of one cookie: nginx accepts 4 kB of response headers, and browsers store 4,096 bytes of a cookie. */
const longestValue = 2200;
/** Suffixes of the cookies of one text. The text and the cookies of pending logins must fit into {@link mostBytes}. */
const endings = ["", ".1", ".2"];
/** Longest text in cookies, without its prefix, which is the number of cookies. */
export const longestText = endings.length * longestValue - "3.".length;
/** Most bytes of the header `Cookie`, because many servers, such as nginx, accept 8 kB in a header line. */
export const mostBytes = 7500;

/** The cookies of a browser: those of its request, with the changes of the response. */
export class Cookies {
  /** Values by cookie name. */
  readonly values = new Map<string, string>();
  /** Values of the header `Set-Cookie`, by cookie name. */
  readonly written = new Map<string, string>();
  /** Rest of a text that does not fit into this response. */
  rest = "";

  /**
   * Ignores both of two cookies with one name: browsers send one cookie for a name with this prefix, so the other one was added.
   * Only spaces and tabs before a name are skipped (RFC 6265, section 4.2.1), because another character makes a different name.
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

  /** @param maxAge in seconds; without it the cookie ends with the browser */
  set(name: string, value: string, maxAge: number | undefined): void {
    this.values.set(name, value);
    const age = maxAge === undefined ? "" : ` Max-Age=${Math.max(0, Math.floor(maxAge))};`;
    this.written.set(name, `${name}=${value};${age} ${attributes}`);
  }

  /** Deletes a cookie of the browser. */
  expire(name: string): void {
    if (this.values.delete(name)) this.written.set(name, `${name}=; Max-Age=0; ${attributes}`);
  }

  /** Joins a text of several cookies with the `rest` that the browser does not have yet. An incomplete text is returned as it is. */
  getText(name: string, rest = ""): string | undefined {
    // Without the first cookie the text belongs to another browser.
    const [, count] = /^([123])\../.exec(this.values.get(name) ?? "") ?? [];
    const parts = endings.slice(0, Number(count)).map((ending) => this.values.get(name + ending));
    return count && [...parts, rest].join("").slice("3.".length);
  }

  /** Sets the first cookie of a text that the browser lacks; the others do not fit into this response. */
  setText(name: string, text: string, maxAge: number | undefined): void {
    const whole = `${Math.ceil((text.length + "3.".length) / longestValue)}.${text}`;
    const cut = (at: number): string => whole.slice(at * longestValue, (at + 1) * longestValue);
    const parts = endings.map((ending, at) => [name + ending, cut(at)] as const);
    const from = parts.findIndex(([each, part]) => part !== (this.values.get(each) ?? ""));
    if (from === -1) return;
    // Cookies of an earlier text would be read as parts of this one.
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
