import type { Sandbox } from "ares-caais/sandbox";
import { readPageForm } from "../../../src/sandbox/browser.ts";

/** A browser made of a `fetch` without a client certificate and of cookies, which goes wherever it is redirected. */
export interface CookieJar {
  /** Where the last request ended: at a page of the sandbox, or on the way elsewhere. */
  readonly address: string;
  /** Whether that is a page with a form. */
  readonly isAsked: boolean;
  /** Visits an address, by GET or with the fields of a form. */
  visit(url: string, fields?: Readonly<Record<string, string>>): Promise<void>;
  /** Sends the form of the page with further fields. */
  submit(fields: Readonly<Record<string, string>>): Promise<void>;
}

/** Opens one without cookies. */
export function openCookieJar({ fetch, environment }: Pick<Sandbox, "fetch" | "environment">): CookieJar {
  const own = Object.values(environment).map((address) => new URL(address).origin);
  const cookies = new Map<string, string>();
  let address = "";
  let form: ReturnType<typeof readPageForm>;

  const visit: CookieJar["visit"] = async (url, fields) => {
    address = url;
    form = undefined;
    if (!own.includes(new URL(url).origin)) return;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const body = fields === undefined ? {} : { method: "POST", body: new URLSearchParams(fields).toString() };
    const headers = {
      cookie,
      ...(fields === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
    };
    const answer = await fetch(url, { redirect: "manual", headers, ...body });
    for (const header of answer.headers.getSetCookie()) {
      const [pair = "", ...attributes] = header.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (attributes.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = answer.headers.get("location");
    if (location !== null) return visit(new URL(location, url).href);
    form = readPageForm(await answer.text());
  };
  return {
    get address() {
      return address;
    },
    get isAsked() {
      return form !== undefined;
    },
    visit,
    submit: (fields) => {
      if (form === undefined) throw new Error(`no form at ${address}`);
      return visit(new URL(form.action, address).href, { ...form.hidden, ...fields });
    },
  };
}
