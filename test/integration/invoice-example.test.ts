import { InvalidInputError, normalizeIco } from "ares-caais";
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible } from "./browser/expect-accessible.ts";
import { holdAnswers, useInvoiceForm } from "./browser/use-invoice-form.ts";
import { findChromium } from "./peers/find-chromium.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { useSandbox } from "./sandbox-client.ts";

const peer = findChromium();
const services = "90000021";
const bakery = "90000048";
const dissolved = "90000102";
const withoutVat = "90000072";

/** The message for a text that is no ico. */
function ruleOf(typed: string): string {
  try {
    return normalizeIco(typed);
  } catch (error) {
    if (error instanceof InvalidInputError) return error.rule;
    throw error;
  }
}

/** Waits for the value of a field. */
const valueOf = (field: Locator): ReturnType<typeof expect.poll<string>> => expect.poll(() => field.inputValue());

describe.skipIf(isSkipped(peer))(`examples/invoice in ${titleOf(peer)}`, () => {
  const context = useSandbox();
  const invoice = useInvoiceForm(peer, context);
  const { openForm } = invoice;

  it("[DOC-05] fills in the party of an invoice with one request when the user types quickly", async () => {
    const { page, faults, asked, field, told } = await openForm();
    await page.getByLabel("IČO", { exact: true }).click();
    // A slip and its correction: the first of them is a whole number too.
    await page.keyboard.type("90000022", { delay: 20 });
    await page.keyboard.press("Backspace");
    await page.keyboard.type("1", { delay: 20 });
    await valueOf(field("name")).toBe("Moravské datové služby a.s.");
    expect(await field("address").inputValue()).toBe("Kounicova 684/12\nVeveří\n602 00 Brno");
    expect(await field("dic").inputValue()).toBe("CZ90000021");
    expect(await field("courtFile").inputValue()).toBe("spisová značka B 4711 vedená u Krajského soudu v Brně");
    expect(await told.innerText()).toBe("Doplněno z rejstříku: Moravské datové služby a.s.");
    expect(asked).toEqual([services]);
    expect(faults).toEqual([]);
  });

  it("[DOC-05] requests the same subject once", async () => {
    const { field, asked } = await openForm();
    for (const ico of [services, bakery, services]) {
      await field("ico").fill(ico);
      await valueOf(field("name")).toMatch(ico === services ? /^Moravské/ : /^MORAVSKÁ/);
    }
    const before = context.sandbox.registry.requests;
    await field("ico").fill(bakery);
    await valueOf(field("name")).toMatch(/^MORAVSKÁ/);
    expect(asked).toEqual([services, bakery, services, bakery]);
    expect(context.sandbox.registry.requests).toBe(before);
  });

  it.each([
    ["cs", dissolved, "Pozor: subjekt zanikl 15. dubna 2021."],
    ["en", withoutVat, "Careful: not registered for VAT."],
    ["cs", "90000129", "Pozor: subjekt je uveden v insolvenčním rejstříku."],
  ])("[DOC-05] warns in %s about a subject: %s", async (locale, ico, warning) => {
    const { field, told } = await openForm({ locale });
    await field("ico").fill(ico);
    await expect.poll(() => told.innerText()).toContain(warning);
  });

  it("[DOC-05] lets no late response overwrite newer input: neither another IČO nor edited fields", async () => {
    const { page, field, asked, told } = await openForm();
    const release = await holdAnswers(page, services);
    await field("ico").fill(services);
    await expect.poll(() => asked).toEqual([services]);
    await field("ico").fill(bakery);
    await valueOf(field("name")).toMatch(/^MORAVSKÁ/);
    await release();
    expect(await field("name").inputValue()).toBe("MORAVSKÁ PEKÁRNA s.r.o.");
    expect(await told.innerText()).toContain("MORAVSKÁ PEKÁRNA");
  });

  it("[DOC-05] keeps fields that were edited during a request, and empties those of another IČO", async () => {
    const { page, field, asked } = await openForm();
    const release = await holdAnswers(page, services);
    await field("ico").fill(services);
    await expect.poll(() => asked).toEqual([services]);
    await field("name").fill("Moravské datové služby, pobočka");
    await release();
    await valueOf(field("dic")).toBe("CZ90000021");
    expect(await field("name").inputValue()).toBe("Moravské datové služby, pobočka");
    await field("ico").fill("9");
    expect(await field("dic").inputValue()).toBe("");
    expect(await field("name").inputValue()).toBe("Moravské datové služby, pobočka");
  });

  it.each(["cs", "en"] as const)(
    "[DOC-05] shows a malformed IČO and one without a record at the field: %s",
    async (locale) => {
      const { field, error, told } = await openForm({ locale });
      await field("ico").fill("CZ90000021");
      await field("ico").press("Tab");
      const wrong = locale === "en" ? ruleOf("CZ90000021") : "IČO musí mít 1 až 8 číslic; DIČ není IČO.";
      await expect.poll(() => error.innerText()).toContain(wrong);
      expect(await field("ico").getAttribute("aria-invalid")).toBe("true");
      expect(await field("ico").getAttribute("aria-describedby")).toContain("ico-error");
      await field("ico").fill("90000013");
      await expect.poll(() => error.innerText()).toContain("IČO 90000013");
      expect(await told.innerText()).toBe("");
      await field("ico").fill(bakery);
      await expect.poll(() => field("ico").getAttribute("aria-invalid")).toBeNull();
      expect(await error.innerText()).toBe("");
    },
  );

  it("[DOC-05] has no accessibility fault and fits a phone, with a warning and with an error", async () => {
    const { page, faults, field, told, error } = await openForm({ locale: "en" });
    await field("ico").fill(dissolved);
    await expect.poll(() => told.innerText()).toContain("2021");
    await expectAccessible(page, "invoice-warning");
    await field("ico").fill("9000001x");
    await expect.poll(() => error.innerText()).toContain("IČO");
    await expectAccessible(page, "invoice-error");
    expect(faults).toEqual([]);
  });

  it("[DOC-05] reports that the register is slow, and that it does not answer", async () => {
    const { field, told } = await openForm();
    context.sandbox.faults.set({ service: "registry", kind: "latency", delay: 3000, times: 1 });
    await field("ico").fill("90000030");
    await expect.poll(() => told.innerText()).toBe("Hledám v rejstříku…");
    await expect.poll(() => told.innerText()).toContain("Rejstřík odpovídá pomalu.");
    await valueOf(field("name")).toBe("Západomoravská logistika s.r.o.");
    context.sandbox.faults.set({ service: "registry", kind: "status", status: 500 });
    await field("ico").fill("90000056");
    await expect.poll(() => told.innerText()).toContain("Rejstřík teď neodpovídá.");
    expect(await field("name").inputValue()).toBe("");
    context.sandbox.faults.clear();
    // Another try when the visitor leaves the field.
    await field("ico").press("Tab");
    await valueOf(field("name")).toBe("Moravskoslezské strojírny a.s.");
  });

  it("[DOC-05] works by keyboard alone", async () => {
    const { page, faults } = await openForm();
    const main = page.getByRole("main");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.type(bakery);
    await page.keyboard.press("Tab");
    await expect.poll(() => page.getByRole("status").innerText()).toContain("MORAVSKÁ PEKÁRNA");
    await page.keyboard.press("Enter");
    await expect.poll(() => main.innerText()).toContain("Odběratel na faktuře");
    expect((await main.innerText()).replaceAll(/\s+/g, " ")).toContain("Dolní náměstí 27/38 779 00 Olomouc");
    await expectAccessible(page, "invoice-ready");
    const link = page.getByRole("link", { name: "Další faktura" });
    expect(await link.isVisible()).toBe(true);
    await page.emulateMedia({ media: "print" });
    expect(await link.isVisible()).toBe(false);
    expect(faults).toEqual([]);
  });

  it("[DOC-05] works without scripts by sending the form", async () => {
    const { page, field, told, error } = await openForm({ javaScriptEnabled: false });
    const next = page.getByRole("button", { name: "Pokračovat" });
    await field("ico").fill(dissolved);
    await next.click();
    expect(await field("name").inputValue()).toBe("Liberecká sklárna a.s. v likvidaci");
    expect(await field("address").inputValue()).toBe("Sklářská 77/3\nLiberec VI-Rochlice\n460 01 Liberec");
    expect(await told.innerText()).toContain("Pozor: subjekt zanikl 15. dubna 2021.");
    await field("name").fill("");
    await next.click();
    expect(await page.locator("#name-error").innerText()).toBe("Vyplňte toto pole.");
    expect(await page.locator(":focus").getAttribute("name")).toBe("name");
    await field("ico").fill("x");
    await next.click();
    expect(await error.innerText()).toContain("IČO musí mít 1 až 8 číslic");
    await field("ico").fill(bakery);
    await next.click();
    await next.click();
    expect(await page.getByRole("main").innerText()).toContain("MORAVSKÁ PEKÁRNA s.r.o.");
  });

  it("[DOC-05] refuses pages of other sites, and allows its own script and style only", async () => {
    const foreign = await fetch(`${invoice.address}/customer?ico=${bakery}`, {
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(foreign.status).toBe(403);
    const { headers } = await fetch(invoice.address);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self';/,
    );
    expect(await (await fetch(invoice.address)).text()).not.toMatch(/<script(?! type="module" src=)|<style|\son\w+=/);
  });
});
