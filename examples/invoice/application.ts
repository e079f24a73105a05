import type { IncomingMessage } from "node:http";
import type { Registry } from "ares-caais";
import { redirect, type Answer } from "../page/answer.ts";
import { html, type Html } from "../page/html.ts";
import { chooseLanguage, languageOf, type Language } from "../page/language.ts";
import { file, page, style, type Page } from "../page/page.ts";
import { filledFields, findCustomer, type Customer } from "./customer.ts";
import { emptyValues, invoiceForm, type Told, type Values } from "./form.ts";
import { texts } from "./texts.ts";

/** Answers a request. */
export async function answer(registry: Registry, request: IncomingMessage): Promise<Answer> {
  const { method = "", url = "/", headers } = request;
  const language = languageOf(headers);
  const [path = "", query = ""] = url.split("?", 2);
  switch (`${method} ${path}`) {
    case "GET /":
      return formPage(language, emptyValues, "", { errors: {}, warnings: [] });
    case "POST /":
      return submit(registry, await readForm(request), language);
    case "GET /customer": {
      // No page of another site spends the requests of this one; who does not say which page asks is no browser.
      if (!["same-origin", undefined].includes(headers["sec-fetch-site"]?.toString())) {
        return ownPage(language, "notFromHere", html``, { status: 403 });
      }
      const customer = await findCustomer(registry, new URLSearchParams(query).get("ico") ?? "", language);
      const type = { "Content-Type": "application/json", "Cache-Control": "no-store" };
      return { status: customer.status, headers: type, body: JSON.stringify(customer) };
    }
    case "GET /autofill.js":
      return file(new URL("autofill.js", import.meta.url), "text/javascript");
    case "GET /style.css":
      return style();
    default: {
      const cookie = method === "GET" ? chooseLanguage(path) : undefined;
      return cookie === undefined ? ownPage(language, "noPage", html``, { status: 404 }) : redirect("/", cookie);
    }
  }
}

/**
 * The form as it was sent. For another IČO than before the register fills in the rest, and the visitor looks at it first: so it works
 * without a script.
 */
async function submit(registry: Registry, form: URLSearchParams, language: Language): Promise<Answer> {
  const read = (name: string): string => form.get(name)?.trim() ?? "";
  const [ico, filledFor] = [read("ico"), read("filledFor")];
  const own = { name: read("name"), address: read("address"), dic: read("dic"), courtFile: read("courtFile") };
  const known: Customer = ico === "" ? { status: 200, warnings: [] } : await findCustomer(registry, ico, language);
  const { status, error, said, warnings } = known;
  if (status === 400 || ico !== filledFor) {
    const errors = error === undefined ? {} : { ico: error };
    return formPage(language, { ico, ...own, ...known.values }, ico, { errors, said, warnings }, status);
  }
  const missing = (["name", "address"] as const).filter((name) => own[name] === "");
  if (missing.length === 0) return ownPage(language, "ready", customerOf({ ico, ...own }, warnings, language));
  const errors = Object.fromEntries(missing.map((name) => [name, texts.required[language]]));
  return formPage(language, { ico, ...own }, ico, { errors, warnings }, 400);
}

/** The customer as the invoice will name it. */
function customerOf({ ico, ...values }: Values, warnings: readonly string[], language: Language): Html {
  const rows = [["ico", ico] as const, ...filledFields.map((name) => [name, values[name]] as const)];
  return html`${warnings.map((text) => html`<p class="warning">${text}</p>`)}
    <dl lang="cs">
      ${rows.flatMap(([name, value]) =>
        value === ""
          ? []
          : [
              html`<dt lang="${language}">${texts[name][language]}</dt>
                <dd class="lines">${value}</dd>`,
            ],
      )}
    </dl>
    <p><a class="button" href="/">${texts.another[language]}</a></p>`;
}

function formPage(language: Language, values: Values, filledFor: string, told: Told, status = 200): Answer {
  const content = invoiceForm(language, values, filledFor, told);
  return ownPage(language, "title", content, { status, script: "/autofill.js" });
}

type Title = "title" | "ready" | "noPage" | "notFromHere";

function ownPage(language: Language, title: Title, content: Html, more: Pick<Page, "status" | "script"> = {}): Answer {
  return page({ language, application: texts.application[language], title: texts[title][language], content, ...more });
}

const longestForm = 10_000;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) {
    text += String(chunk);
    if (text.length > longestForm) throw new Error("the form is too long");
  }
  return new URLSearchParams(text);
}
