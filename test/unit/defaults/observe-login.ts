import { createFakeApplication } from "../../fixtures/fake-login.ts";
import { lifetime } from "./default-row.ts";

/** What follows of sessions when no option says otherwise. */
export async function sessions(): Promise<{
  lifetime: number;
  idleLifetime: string;
  store: string;
  afterLogout: string;
}> {
  const { login, provider, openBrowser, logIn } = createFakeApplication();
  const browser = openBrowser();
  await logIn(browser);
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
    afterLogout: (await login.handler(browser.request("/auth/logged-out"))).headers.get("location") ?? "",
  };
}
