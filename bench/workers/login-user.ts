import { compactDecrypt, CompactEncrypt } from "jose";
import { createIdentity } from "../../src/identity/create-identity.ts";
import { Cookies } from "../../src/login/cookies.ts";
import { createLogin } from "../../src/login/create-login.ts";
import { Seals } from "../../src/login/seals.ts";
import { createSandbox } from "../../src/sandbox/create-sandbox.ts";
import { at, ratioOf, timeAlternately, type Timing } from "../compare.ts";
import { atMost, type Row } from "../table.ts";

const rounds = 30;
const requestsPerRound = 1_000;
const secret = "Vn0wXq3yHkz7rLB2tC8mJ5sPdE9aGf4uKo6iTNhRvQ1";

// A login at the sandbox: its tokens are as long as those of a service.
await using sandbox = await createSandbox();
const { environment, client } = sandbox;
const { clientId, redirectUri, postLogoutRedirectUri, tls } = client;
const identity = createIdentity({ environment, clientId, redirectUri, postLogoutRedirectUri, tls });
const login = createLogin({
  ...{ identity, secret, scope: ["openid", "profile", "role"] },
  toUser: ({ claims }) => ({ name: claims.family_name }),
});
const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((header) => header.split(";", 1)[0])
    .join("; ");
const begun = await login.handler(new Request(new URL("login", redirectUri)));
const callback = await sandbox.openBrowser().logIn(begun.headers.get("location") ?? "", "novakova.jana");
const completed = await login.handler(new Request(callback, { headers: { cookie: cookiesOf(begun) } }));
const cookie = cookiesOf(completed);
const request = new Request(new URL("/", redirectUri), { headers: { cookie } });
if ((await login.user(request)) === undefined) throw new Error("nobody is logged in");

const name = "__Host-caais-session";
const session = await new Seals([secret], redirectUri).open(name, new Cookies(cookie).getText(name) ?? "");
const key = await crypto.subtle.importKey("raw", new Uint8Array(32), "AES-GCM", false, ["encrypt", "decrypt"]);
const text = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(session)))
  .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
  .encrypt(key);

const contenders = [
  {
    name: "jose's compactDecrypt and JSON.parse, the key at hand",
    ask: async () => {
      const { plaintext } = await compactDecrypt(text, key);
      return JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
    },
  },
  { name: "ares-caais: login.user", ask: () => login.user(request) },
].map(({ name, ask }) => ({
  name,
  run: async (): Promise<void> => {
    for (let done = 0; done < requestsPerRound; done += 1) await ask();
  },
}));

/** Milliseconds of a round as microseconds of one request. */
const perRequest = ({ fast, median }: Timing): string =>
  [fast, median].map((milliseconds) => ((milliseconds / requestsPerRound) * 1_000).toFixed(1)).join(" / ");

// The first rounds run before the code is compiled.
await timeAlternately(contenders, 3);
const timings = await timeAlternately(contenders, rounds);
const bare = at(timings, 0);
const own = at(timings, 1);
const ratio = ratioOf(own, bare);
const rows: Row[] = [
  { what: bare.name, figure: `${perRequest(bare)} µs` },
  { what: own.name, figure: `${perRequest(own)} µs`, ratio, ...atMost(1.3, ratio) },
];
process.send?.(rows);
identity.close();
process.disconnect();
