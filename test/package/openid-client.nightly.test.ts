import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, inject, it } from "vitest";
import { useChromium } from "../integration/browser/use-chromium.ts";
import { walkLogin } from "../integration/browser/walk-login.ts";
import { findChromium } from "../integration/peers/find-chromium.ts";
import { isSkipped, titleOf } from "../integration/peers/find-peers.ts";
import { startApplication } from "../integration/peers/start-application.ts";
import { install } from "./install.ts";
import { express4, openidClientPackages } from "./versions.ts";

const { tarball } = inject("packed");
const peer = findChromium();
const folder = join(dirname(tarball), "openid-client");

/** An application as the documentation of openid-client has it: Express with passport, and undici for the client certificate. */
const application = `
import express from "express4";
import session from "express-session";
import passport from "passport";
import * as client from "openid-client";
import { Strategy } from "openid-client/passport";
import { Agent, fetch } from "undici";
import { createSandbox } from "ares-caais/sandbox";

const port = Number(process.env.PORT);
const origin = \`http://127.0.0.1:\${port}\`;
const callbackURL = \`\${origin}/auth/callback\`;
const postLogoutRedirectUri = \`\${origin}/\`;
const { environment, client: system } = await createSandbox({
  clients: [{ clientId: "EXPRESS", redirectUris: [callbackURL], postLogoutRedirectUris: [postLogoutRedirectUri] }],
});

const { cert, key, ca } = system.tls;
const dispatcher = new Agent({ connect: { cert, key, ca } });
const config = await client.discovery(new URL(environment.oidc), system.clientId, {}, client.TlsClientAuth(), {
  [client.customFetch]: (url, options) => fetch(url, { ...options, dispatcher }),
});
const verify = (tokens, verified) => {
  verified(null, { name: tokens.claims().family_name, idToken: tokens.id_token });
};
passport.use("caais", new Strategy({ config, scope: "openid profile", callbackURL }, verify));
passport.serializeUser((user, done) => done(null, user));
passport.deserializeUser((user, done) => done(null, user));

const app = express();
app.use(session({ secret: crypto.randomUUID(), resave: false, saveUninitialized: false }));
app.use(passport.initialize(), passport.session());
app.get("/", (request, response) => {
  response.json({ user: request.user && { name: request.user.name } });
});
app.get("/auth/login", passport.authenticate("caais"));
app.get("/auth/callback", passport.authenticate("caais", { successRedirect: "/" }));
app.get("/auth/logout", (_request, response) => {
  response.send('<form method="post"><button>Log out</button></form>');
});
app.post("/auth/logout", (request, response, next) => {
  const parameters = { id_token_hint: request.user.idToken, post_logout_redirect_uri: postLogoutRedirectUri };
  request.logout((error) => {
    if (error) next(error);
    else response.redirect(client.buildEndSessionUrl(config, parameters).href);
  });
});
app.listen(port, "127.0.0.1");
`;

describe.skipIf(isSkipped(peer))(`an application with openid-client, in ${titleOf(peer)}`, () => {
  const openWindow = useChromium(peer);

  beforeAll(() => install(folder, tarball, `express4@npm:${express4}`, ...openidClientPackages));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it("[KIT-02] logs a user in and out at the sandbox, as its documentation has it", async () => {
    writeFileSync(join(folder, "application.js"), application);
    await walkLogin(await openWindow({ javaScriptEnabled: false }), await startApplication(folder, ["application.js"]));
  });
});
