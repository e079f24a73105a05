import { describe, expect, it } from "vitest";
import type { ClientSystem } from "../../../../src/sandbox/client-systems.ts";
import { SessionIds } from "../../../../src/sandbox/legacy/legacy-state.ts";
import { clientSystem } from "./context.ts";
import { foreign, sparse } from "./people.ts";

const one: ClientSystem = clientSystem("ONE");
const other: ClientSystem = clientSystem("OTHER");
const minute = 60_000;

describe("session identifiers", () => {
  it("[SOAP-05] are 30 to 50 letters, digits and hyphens, each another", () => {
    const ids = new SessionIds(() => 0);
    const made = new Set(Array.from({ length: 1000 }, () => ids.issue(one, sparse)));
    expect(made.size).toBe(1000);
    for (const id of made) expect(id).toMatch(/^[A-Za-z0-9-]{30,50}$/);
  });

  it("[SOAP-05] are good once", () => {
    const ids = new SessionIds(() => 0);
    const id = ids.issue(one, sparse);
    const another = ids.issue(one, foreign);
    expect(ids.take(one, id)).toBe(sparse);
    expect(ids.take(one, id)).toBeUndefined();
    expect(ids.take(one, another)).toBe(foreign);
  });

  it("[SOAP-05] are good for their own client system, whom a stranger's attempt costs nothing", () => {
    const ids = new SessionIds(() => 0);
    const id = ids.issue(one, sparse);
    expect(ids.take(other, id)).toBeUndefined();
    expect(ids.take(one, id)).toBe(sparse);
  });

  it("[SOAP-05] expire after five minutes", () => {
    let now = 0;
    const ids = new SessionIds(() => now);
    const [early, late] = [ids.issue(one, sparse), ids.issue(one, sparse)];
    now = 5 * minute - 1;
    expect(ids.take(one, early)).toBe(sparse);
    now = 5 * minute;
    expect(ids.take(one, late)).toBeUndefined();
  });

  it("make room for new ones", () => {
    const ids = new SessionIds(() => 0);
    const [first, second] = [ids.issue(one, sparse), ids.issue(one, sparse)];
    for (let count = 0; count < 9999; count += 1) ids.issue(one, foreign);
    expect(ids.take(one, first)).toBeUndefined();
    expect(ids.take(one, second)).toBe(sparse);
  });
});
