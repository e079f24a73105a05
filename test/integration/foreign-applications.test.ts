import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHttpsFetch } from "../../src/node/https-fetch.ts";
import { makeFolder } from "../fixtures/folder.ts";
import { listen } from "../fixtures/servers/listen.ts";
import { createApplication } from "./peers/express-openid-client.ts";
import { findPython, isSkipped, runPeer, titleOf } from "./peers/find-peers.ts";
import { useSandbox } from "./sandbox-client.ts";

const context = useSandbox();
const username = "novakova.jana";
const user = { username, given_name: "Jana", family_name: "Nováková" };

const authlib = findPython("authlib", "python3-authlib");
describe.skipIf(isSkipped(authlib))(titleOf(authlib), () => {
  let folder: ReturnType<typeof makeFolder>;
  beforeAll(() => {
    const { cert, key, ca } = context.sandbox.client.tls;
    folder = makeFolder({ "ca.pem": ca, "client.pem": `${cert}\n${key}` });
  });
  afterAll(() => {
    folder.remove();
  });

  it("[KIT-02] logs in, asks for the user at both addresses, and refreshes", async () => {
    const { environment, client } = context.sandbox;
    const options = [environment.oidc, client.clientId, client.redirectUri];
    const run = (step: string, ...more: string[]): Promise<unknown> =>
      runPeer(authlib, "log_in_with_authlib.py", [
        ...[step, ...options, join(folder.path, "ca.pem"), join(folder.path, "client.pem"), ...more],
      ]);
    const begun = (await run("begin")) as { readonly url: string };
    const callback = await context.sandbox.logIn(begun, username);
    expect(await run("complete", JSON.stringify(begun), callback)).toMatchObject({
      claims: { ...user, aud: client.clientId },
      userinfo: user,
      publicUserinfo: user,
      scope: "openid profile contact",
      refreshed: true,
    });
  });
});

describe("an application with Express and openid-client", () => {
  it("[KIT-02] logs in, shows the user, and logs out", async () => {
    const { environment, client } = context.sandbox;
    const { clientId, redirectUri, postLogoutRedirectUri, tls } = client;
    const fetch = createHttpsFetch(tls);
    const application = await createApplication({
      ...{ issuer: environment.oidc, clientId, redirectUri, postLogoutRedirectUri },
      fetch: (url, { method, headers, body }) =>
        fetch(url, { method, headers, ...(body instanceof URLSearchParams ? { body: body.toString() } : {}) }),
    });
    const { address } = await listen(createServer(application));
    let cookie = "";
    const visit = async (path: string): Promise<Response> => {
      const response = await globalThis.fetch(address + path, { redirect: "manual", headers: { cookie } });
      cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
      return response;
    };
    const locationOf = async (path: string): Promise<string> => (await visit(path)).headers.get("location") ?? "";

    expect(await locationOf("/me")).toBe("/login");
    const callback = new URL(await context.sandbox.logIn(await locationOf("/login"), username));
    expect(await locationOf(callback.pathname + callback.search)).toBe("/me");
    expect(await (await visit("/me")).json()).toMatchObject({ claims: { ...user, aud: clientId }, userinfo: user });
    const back = await context.sandbox.logOut(await locationOf("/logout"), { end: true });
    expect(back).toBe(postLogoutRedirectUri);
  });
});
