import type { LoginStore } from "ares-caais/login";
import { redisStore } from "ares-caais/redis";
import { createSandbox } from "ares-caais/sandbox";
import { describe, expect, it } from "vitest";
import { CookieJar } from "../fixtures/cookie-jar.ts";
import { root } from "../fixtures/documents/documents.ts";
import type { LoginProcess } from "../fixtures/login-process/worker.ts";
import { startApplication } from "./peers/start-application.ts";
import { visitThrough } from "./peers/nginx.ts";
import {
  addresses,
  createFakeApplication,
  origin,
  secret,
  settle,
  type FakeApplication,
} from "../fixtures/fake-login.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { connectIoredis } from "./peers/redis-clients.ts";
import { findRedis, RedisConnection, startRedis, startRedisProcess } from "./peers/redis-server.ts";

const redis = findRedis();
const worker = "test/fixtures/login-process/worker.ts";
const user = { id: "user-1" };

/** A store with a connection of its own, as each instance has. */
function connect(port: number): LoginStore {
  return redisStore(connectIoredis(port), { name: "sessions" });
}

/** Two instances of an application, with one service and one Redis. */
function start(port: number, refresh = false): { readonly one: FakeApplication; readonly other: FakeApplication } {
  const one = createFakeApplication({ store: connect(port), refresh });
  return { one, other: createFakeApplication({ store: connect(port), refresh }, one.provider) };
}

/** Keys of what is kept, beside the locks. */
async function keysIn(connection: RedisConnection): Promise<readonly string[]> {
  return (await connection.send("KEYS", ["ares-caais:*"])) as readonly string[];
}

describe.skipIf(isSkipped(redis))(`${titleOf(redis)}: two instances with sessions in it`, () => {
  it("[LOGIN-19] [LOGIN-09] keep one record a session, read it once a request, and end sessions of their own application only", async () => {
    const port = await startRedis(redis);
    const { one } = start(port);
    const connection = await RedisConnection.open(port);
    const browser = one.openBrowser();
    await one.logIn(browser);
    expect((await keysIn(connection)).map((key) => /^ares-caais:sessions:(\w+):/.exec(key)?.[1]).sort()).toEqual([
      "session",
      "user",
    ]);
    await connection.send("CONFIG", ["RESETSTAT"]);
    for (let request = 0; request < 10; request += 1) expect(await one.login.user(browser.request("/"))).toEqual(user);
    const stats = String(await connection.send("INFO", ["commandstats"]));
    const callsOf = (command: string): string | undefined =>
      new RegExp(`cmdstat_${command}:calls=(\\d+)`).exec(stats)?.[1];
    expect(["get", "set", "getdel"].map(callsOf)).toEqual(["10", undefined, undefined]);
    const identity = one.provider.identity({
      redirectUri: "https://other.example/auth/callback",
      postLogoutRedirectUri: "https://other.example/auth/logged-out",
    });
    const other = createFakeApplication({ store: connect(port), identity }, one.provider);
    await other.login.endSessions("user-1");
    expect(await one.login.user(browser.request("/"))).toEqual(user);
    await one.login.endSessions("user-1");
    expect(await one.login.user(browser.request("/"))).toBeUndefined();
    expect(await keysIn(connection)).toEqual([]);
  });

  it("[LOGIN-03] [LOGIN-07] report an unreachable Redis within the time limit, and continue when it is back", async () => {
    const server = await startRedisProcess(redis);
    const { one } = start(server.port);
    const { login, provider, openBrowser, logIn } = one;
    const browser = openBrowser();
    await logIn(browser);
    server.signal("SIGSTOP");
    const began = provider.clock.now();
    const error: unknown = await settle(
      provider.clock,
      login.user(browser.request("/")).catch((thrown: unknown) => thrown),
    );
    expect(error).toMatchObject({ code: "ERR_TRANSPORT", operation: "login" });
    expect(provider.clock.now() - began).toBeLessThanOrEqual(5100);
    expect((await settle(provider.clock, browser.visit("/auth/status"))).status).toBe(503);
    server.signal("SIGCONT");
    await expect.poll(() => login.user(browser.request("/")).catch(() => "away"), { timeout: 30_000 }).not.toBe("away");
    expect(await login.user(browser.request("/"))).toEqual(user);
  });

  it("[LOGIN-03] [LOGIN-06] [LOGIN-19] complete a login once, refresh its tokens once, and see its end, as two processes", async () => {
    const port = await startRedis(redis);
    await using sandbox = await createSandbox({ clients: [{ clientId: "AIS", ...addresses }] });
    const { environment, client } = sandbox;
    const { clientId, redirectUri, postLogoutRedirectUri, tls } = client;
    const identity = { environment, clientId, redirectUri, postLogoutRedirectUri, tls };
    const facts: LoginProcess = { identity, secret, redis: port };
    const args = ["--import", "tsx", worker, JSON.stringify(facts)];
    const processes = await Promise.all([startApplication(root, args), startApplication(root, args)]);
    let turn = 0;
    const jar = new CookieJar(origin, (asked) => visitThrough(processes[turn++ % 2] ?? "", asked, origin));
    const begun = await jar.visit("/auth/login");
    const callback = await sandbox.logIn(begun.headers.get("location") ?? "", "novakova.jana");
    const answers = await Promise.all([jar.visit(callback), jar.visit(callback)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400]);
    expect(sandbox.identity.requests.token).toBe(1);

    const visitAll = async (path: string): Promise<readonly string[]> =>
      Promise.all([1, 2, 3, 4, 5, 6].map(async () => (await jar.visit(path)).text()));
    const [first] = await visitAll("/");
    // In each process.
    await jar.visit("/later");
    await jar.visit("/later");
    await expect.poll(() => visitAll("/")).not.toContain(first);
    expect(new Set(await visitAll("/")).size).toBe(1);
    expect(sandbox.identity.requests.token).toBe(2);

    await jar.visit("/auth/logout", { method: "POST", headers: { origin } });
    // Nor does a copy of the cookie help.
    jar.keep(answers.find(({ status }) => status === 303)?.headers ?? new Headers());
    expect(new Set(await visitAll("/"))).toEqual(new Set(["nobody"]));
  });
});
