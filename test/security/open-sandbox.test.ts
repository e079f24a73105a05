import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { inspect } from "node:util";
import { createSandbox, type Sandbox } from "ares-caais/sandbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askByName, type Answer } from "../integration/own-names.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ listen: "0.0.0.0", hosts: ["sandbox.test"] });
});
afterAll(() => sandbox.close());

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
const ask = (path: string, ask: Parameters<typeof askByName>[2] = {}): Promise<Answer> =>
  askByName(sandbox, sandbox.controlAddress + path, ask);
/** Enters a token as the page asks for it. */
const enter = (token: string, headers: Record<string, string> = {}): Promise<Answer> =>
  ask("/sandbox/token", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: sandbox.controlAddress, ...headers },
    body: new URLSearchParams({ token }).toString(),
  });

describe("[BOX-06] the control interface of an open sandbox", () => {
  it("asks for the control token, and shows it in no log and on no page", async () => {
    const { controlToken = "" } = sandbox;
    expect(controlToken).toMatch(/^[\w-]{43}$/);
    const wrong = [
      {},
      bearer(""),
      bearer("x".repeat(43)),
      { authorization: `Basic ${controlToken}` },
      { cookie: controlToken },
    ];
    for (const headers of wrong) {
      for (const path of ["/", "/state", "/certificates", "/nowhere"]) {
        const { status, headers: answered } = await ask(path, { headers });
        expect([path, status, answered["www-authenticate"]]).toEqual([path, 401, "Bearer"]);
      }
    }
    const fault = {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: '{"service":"registry","kind":"reset"}',
    };
    expect((await ask("/faults", fault)).status).toBe(401);
    expect(sandbox.faults.list()).toEqual([]);
    expect((await ask("/state", { headers: bearer(controlToken) })).status).toBe(200);

    const page = await ask("/", { headers: { ...bearer(controlToken), accept: "text/html" } });
    expect(page.status).toBe(200);
    expect(page.text + inspect(sandbox, { depth: 9, getters: true })).not.toContain(controlToken);
  });

  it.each<[string, () => Record<string, string>, number]>([
    ["a foreign Host", () => ({ host: "evil.test" }), 421],
    ["a Host that begins as ours", () => ({ host: "sandbox.test.evil.test" }), 421],
    ["a foreign Origin", () => ({ origin: "https://evil.test" }), 403],
  ])("refuses %s, even with a valid token", async (_what, headers, status) => {
    const asked = { headers: { ...bearer(sandbox.controlToken ?? ""), ...headers() } };
    for (const path of ["/state", "/sandbox/certificates/client-key.pem"])
      expect((await ask(path, asked)).status).toBe(status);
  });
});

describe("[BOX-06] the front page of an open sandbox", () => {
  it("asks for the control token on every address, and gives the browser a cookie that does not hold the token", async () => {
    const origins = [...Object.values(sandbox.environment), sandbox.controlAddress].map(
      (address) => new URL(address).origin,
    );
    for (const origin of origins) {
      for (const path of ["/", "/sandbox/live", "/sandbox/front-page.js", "/sandbox/certificates/client-key.pem"]) {
        const { status, text } = await askByName(sandbox, origin + path, { headers: { accept: "text/html" } });
        expect([path, status]).toEqual([path, 401]);
        expect(text).toContain('<form method="post" action="/sandbox/token">');
      }
    }
    const wrong = await enter("x".repeat(43));
    expect([wrong.status, wrong.headers["set-cookie"]]).toEqual([401, undefined]);
    expect(wrong.text).toContain("That is not the control token.");
    const right = await enter(sandbox.controlToken ?? "");
    expect([right.status, right.headers.location]).toEqual([303, "/"]);
    const [cookie = ""] = right.headers["set-cookie"] ?? [];
    expect(cookie).toMatch(/^__Host-sandbox-control=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(sandbox.controlToken);
    const headers = { cookie: `other=1; ${cookie.split(";")[0] ?? ""}` };
    for (const origin of origins) {
      const { text } = await askByName(sandbox, `${origin}/`, { headers: { ...headers, accept: "text/html" } });
      expect(text).toContain("Sandbox of ares-caais");
    }
  });

  it("takes the token from its own form only", async () => {
    for (const origin of ["https://evil.test", "null", sandbox.environment.oidc]) {
      expect((await enter(sandbox.controlToken ?? "", { origin })).status).toBe(403);
    }
  });

  it("serves the login page and its language switch without a token", async () => {
    const { status } = await askByName(sandbox, `${sandbox.environment.oidc}/sandbox/language?to=cs&back=/`);
    expect(status).toBe(303);
    expect((await askByName(sandbox, `${sandbox.environment.registry}/ekonomicke-subjekty/90000021`)).status).toBe(200);
  });
});

it("[BOX-06] asks for a token on loopback only when the sandbox was given one", async () => {
  const controlToken = "t".repeat(16);
  const closed = await createSandbox({ controlToken });
  const open = await createSandbox();
  expect(open.controlToken).toBeUndefined();
  expect((await askByName(open, `${open.controlAddress}/state`)).status).toBe(200);
  expect((await askByName(closed, `${closed.controlAddress}/state`)).status).toBe(401);
  const told = await askByName(closed, `${closed.controlAddress}/state`, { headers: bearer(controlToken) });
  expect(told.status).toBe(200);
  await Promise.all([open.close(), closed.close()]);
});

it("[BOX-06] answers beside 2,000 connections that send nothing or half a request, and closes them when it ends", async () => {
  const held = await createSandbox({ listen: "0.0.0.0", onePort: true });
  const port = Number(new URL(held.controlAddress).port);
  const sockets: Socket[] = [];
  // Not all at once: the system forgets connections that nobody has accepted yet, and tells neither end.
  while (sockets.length < 2000) {
    const more = Array.from({ length: 100 }, () => connect(port, "127.0.0.1").on("error", () => undefined));
    await Promise.all(more.map((socket) => once(socket, "connect")));
    sockets.push(...more);
  }
  // The beginning of a TLS message whose rest never comes.
  for (const socket of sockets.slice(1000)) socket.write(Buffer.of(0x16, 3, 1, 2));
  const subject = `${held.environment.registry}/ekonomicke-subjekty/90000021`;
  expect((await askByName(held, subject)).status).toBe(200);
  expect((await askByName(held, `${held.controlAddress}/state`)).status).toBe(401);
  const closed = Promise.all(sockets.filter(({ closed }) => !closed).map((socket) => once(socket, "close")));
  await held.close();
  await closed;
});
