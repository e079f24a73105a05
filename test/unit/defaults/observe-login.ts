import { createFakeApplication } from "../../fixtures/fake-login.ts";
import { lifetime } from "./default-row.ts";

/** What follows of sessions when no option says otherwise. */
export async function sessions(): Promise<Readonly<Record<string, unknown>>> {
  const { login, provider, openBrowser, begin } = createFakeApplication();
  const browser = openBrowser();
  const begun = await browser.visit("/auth/login");
  await browser.visit(await begin(browser));
  const { header } = browser;
  const lasts = async (milliseconds: number): Promise<boolean> => {
    const date = (): number => provider.clock.date() + milliseconds;
    const later = createFakeApplication({ clock: { ...provider.clock, date } }, provider);
    return (await later.login.user({ headers: { cookie: header } })) !== undefined;
  };
  const longest = await lifetime(lasts);
  return {
    lifetime: longest,
    // Nothing was asked for in between.
    idleLifetime: longest === 28_800_000 ? "the lifetime" : "less",
    store: header.includes("eyJ") ? "encrypted cookies" : "",
    name: /__Host-(\w+)-session/.exec(header)?.[1],
    maxAuthenticationAge: begun.headers.get("location")?.includes("max_age") === false ? "any time" : "",
    afterLogout: (await login.handler(browser.request("/auth/logged-out"))).headers.get("location") ?? "",
  };
}
