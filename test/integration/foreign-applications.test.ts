import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeFolder } from "../fixtures/folder.ts";
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
