// All the examples share this client of the identity service, here of a sandbox of its own.
import { randomBytes } from "node:crypto";
import { createIdentity } from "ares-caais/identity";
import { createSandbox } from "ares-caais/sandbox";

export const port = Number(process.env["PORT"] ?? 3000);
const origin = `http://127.0.0.1:${port}`;

// With the live service: environment "test" or "production", the addresses that are configured there, and your certificate.
const { environment, client } = await createSandbox({
  clients: [
    {
      clientId: "EXAMPLE",
      redirectUris: [`${origin}/auth/callback`],
      postLogoutRedirectUris: [`${origin}/auth/logged-out`],
    },
  ],
});
const { clientId, redirectUri, postLogoutRedirectUri, tls } = client;
export const identity = createIdentity({ environment, clientId, redirectUri, postLogoutRedirectUri, tls });
/** From where you keep secrets: the same for every instance. With one that is made at the start, sessions end with the process. */
export const secret = process.env["SESSION_SECRET"] ?? randomBytes(32).toString("base64");
console.log(`Log in at ${origin}/auth/login, see who you are at ${origin}/, log out at ${origin}/auth/logout.`);
