import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { takePicture, useChromium } from "./browser/use-chromium.ts";
import { useLoginSetting } from "./browser/use-login-setting.ts";
import { findChromium } from "./peers/find-chromium.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";

const peer = findChromium();
const scope = ["openid", "profile", "role", "subject", "birthdate", "contact"] as const;
const hostile = `<img src=x onerror="alert('1')"> & "co"`;

describe.skipIf(isSkipped(peer))(`pages in ${titleOf(peer)}`, () => {
  const setting = useLoginSetting();
  const openWindow = useChromium(peer);

  async function typeClaims(page: Page, claims: Readonly<Record<string, string>>): Promise<void> {
    const details = page.locator("details");
    if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
    for (const [label, text] of Object.entries(claims)) await page.getByLabel(label).fill(text);
    await page.getByRole("button", { name: "Log in with these claims" }).click();
  }

  const claims = {
    "Login name": "hostile.user",
    "Given name": `<b>Eva</b> & "co"`,
    "Family name": "O'Typed",
    "E-mail address": "eva@example.org",
    "Date of birth": "1990-02-28",
    "Access roles": "ZADATEL\n<ROLE> & co",
    "Activity roles": "A121 CR1 CR2\nA998 CR7",
    "Identification number": "90000803",
    "Name of the legal entity": "Škola <1>",
  };

  it("[KIT-03] shows names with <, & and quotes as text, and no script of a value runs", async () => {
    const { identity } = setting();
    const { page, faults } = await openWindow();
    await page.goto((await identity.beginLogin({ scope })).url);
    const label = page.getByText("(znaky.zvlastni)");
    expect(await label.textContent()).toContain(`Žofie "Žofka" & <b>Ďáblice</b> O'Háčková-Příšerně`);
    await typeClaims(page, { "Login name": hostile, "Given name": hostile, "Access roles": `\n${hostile}` });
    expect(await page.getByLabel("Login name").inputValue()).toBe(hostile);
    expect(await page.getByLabel("Access roles").inputValue()).toBe(hostile);
    expect(await page.locator("img, script, b").count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it("[KIT-03] logs in with typed claims over both interfaces", async () => {
    const { application, identity, legacy } = setting();
    const { page, faults } = await openWindow({ javaScriptEnabled: false });
    const login = await identity.beginLogin({ scope });
    await page.goto(login.url);
    await page.locator("summary").click();
    await page.getByLabel("Statutory representative").check();
    await takePicture(page, "login-typed");
    await typeClaims(page, claims);
    await page.waitForURL(`${application.address}/callback?**`);
    const tokens = await identity.completeLogin(page.url(), login.pending);
    expect(tokens.claims).toMatchObject({
      username: "hostile.user",
      given_name: `<b>Eva</b> & "co"`,
      family_name: "O'Typed",
      email: "eva@example.org",
      birthdate: "1990-02-28",
      access_roles: [{ access_role_code: "ZADATEL" }, { access_role_code: "<ROLE> & co" }],
      activity_roles: [
        { agenda_code: "A121", activity_role_code: ["CR1", "CR2"] },
        { agenda_code: "A998", activity_role_code: ["CR7"] },
      ],
      lei: "90000803",
      legal_entity_name: "Škola <1>",
      person_identified: true,
      is_statutory_representative: true,
    });
    expect(tokens.claims.sub).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    // The same person in the same session, by the other interface.
    await page.goto(legacy.loginUrl());
    await page.waitForURL(`${application.address}/legacy/callback?**`);
    const { attributes } = await legacy.authConfirmation(legacy.sessionId(page.url()));
    expect(attributes).toMatchObject({ Username: "hostile.user", IcSubjektu: "90000803" });
    expect(attributes.PristupoveRole?.role).toEqual(["ZADATEL", "<ROLE> & co"]);
    expect(faults).toEqual([]);
  });

  it("[KIT-03] takes typed claims on the legacy page too", async () => {
    const { application, legacy } = setting();
    const { page } = await openWindow();
    await page.goto(legacy.loginUrl());
    await typeClaims(page, { ...claims, "Login name": "vzor.vse" });
    expect(await page.getByRole("alert").textContent()).toContain("must not be that of an invented user");
    await page.getByLabel("Login name").fill("hostile.user");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${application.address}/legacy/callback?**`);
    const { attributes } = await legacy.authConfirmation(legacy.sessionId(page.url()));
    expect(attributes.Jmeno).toBe(`<b>Eva</b> & "co"`);
  });

  it("shows the errors of typed claims first, and links each to its field", async () => {
    const { identity } = setting();
    const { page, faults } = await openWindow({ javaScriptEnabled: false });
    await page.goto((await identity.beginLogin({ scope })).url);
    await typeClaims(page, { "Login name": "x", "Family name": "Nová", "Activity roles": "A121" });
    await takePicture(page, "login-problems");
    expect(await page.title()).toBe("Error: Log in");
    const alert = page.getByRole("alert");
    expect(await alert.getByRole("link").allTextContents()).toEqual([
      "Login name must have at least 4 characters",
      "Given name must not be empty",
      "Activity roles must have a role code",
    ]);
    expect(await page.locator("[role=alert]:focus").count()).toBe(1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const name = page.getByLabel("Login name");
    // The fragment moves the start of the next Tab to the field.
    expect(new URL(page.url()).hash).toBe("#username");
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    expect(await name.getAttribute("aria-describedby")).toBe("username-error");
    expect(await page.getByLabel("Family name").inputValue()).toBe("Nová");
    expect(faults).toEqual([]);
  });

  it.each([
    {
      name: "login",
      addressOf: () =>
        setting()
          .identity.beginLogin({ scope })
          .then(({ url }) => url),
    },
    { name: "legacy-login", addressOf: () => setting().legacy.loginUrl() },
    { name: "refusal", addressOf: () => `${setting().sandbox.environment.legacyPages}/login` },
  ])("fits a width of 320 pixels, also in the dark: $name", async ({ name, addressOf }) => {
    const { page } = await openWindow({ viewport: { width: 320, height: 640 }, colorScheme: "dark" });
    await page.goto(await addressOf());
    const summary = page.locator("summary");
    if ((await summary.count()) > 0) await summary.click();
    await takePicture(page, `${name}-narrow-dark`);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
  });

  it("names everything that takes the focus, and has one heading of the first level", async () => {
    const { identity } = setting();
    const { page } = await openWindow();
    await page.goto((await identity.beginLogin({ scope })).url);
    await page.locator("summary").click();
    const tree = await page.locator("body").ariaSnapshot();
    expect(tree).toContain('- group "Invented users"');
    expect(tree).toContain(`- 'radio "Jana Nováková (novakova.jana): everything is filled in" [checked]'`);
    expect(tree).toContain('- textbox "Date of birth (optional) birthdate"');
    expect(tree).toContain('- button "Log in with these claims"');
    expect(tree.match(/heading "[^"]+" \[level=1\]/g)).toEqual(['heading "Log in" [level=1]']);
    // A role without a name stands without quotes.
    expect(tree).not.toMatch(/- '?(?:radio|textbox|checkbox|button|link|combobox)(?: \[|:|$)/m);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
  });
});
