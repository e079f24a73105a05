import { describe, expect, it } from "vitest";
import type { HttpExchange } from "../../../../src/sandbox/answer-listener.ts";
import { RequestLog } from "../../../../src/sandbox/window/request-log.ts";

function exchange(path: string, body: string | number = "", answer: HttpExchange["answer"] = "hang-up"): HttpExchange {
  const received = typeof body === "number" ? body : Buffer.from(body);
  return { method: "GET", path, query: "", headers: {}, body: received, certificate: undefined, answer, duration: 1 };
}

describe("[KIT-05] the log of the last requests", () => {
  it("keeps the newest, numbered from the first", () => {
    const log = new RequestLog(() => 5);
    for (let number = 1; number <= 1000; number += 1) log.add("oidc", exchange(`/${number}`));
    expect(log.count).toBe(1000);
    expect(log.newest).toHaveLength(50);
    expect(log.newest[0]).toMatchObject({ number: 1000, kind: "oidc", time: 5, path: "/1000" });
    expect(log.newest.at(-1)).toMatchObject({ number: 951 });
  });

  it("keeps no more than a MiB, whatever is large", () => {
    const log = new RequestLog(() => 0);
    const large = "x".repeat(30_000);
    const answer = { status: 200, headers: { "X-Large": large }, body: Buffer.from(large) };
    for (let number = 1; number <= 40; number += 1) log.add("registry", exchange(`/${large}`, large, answer));
    expect(log.newest.length).toBeGreaterThan(5);
    expect(log.newest.length * 4 * large.length).toBeLessThan(1024 * 1024);
  });

  it("counts the bytes of a body that is too long to be kept", () => {
    const log = new RequestLog(() => 0);
    const body = Buffer.alloc(4_000_000, "x");
    log.add("registry", { ...exchange("/", "", { status: 200, headers: {}, body }), body });
    expect(log.newest[0]).toMatchObject({ body: 4_000_000, answer: { body: 4_000_000 } });
  });
});
