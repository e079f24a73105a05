import { describe, expect, it } from "vitest";
import { Sessions } from "../../../src/sandbox/sessions.ts";
import { Store } from "../../../src/services/store.ts";
import { inventedUsers } from "../../../src/sandbox/identity/data/invented-users.ts";

const [user] = inventedUsers;

describe("Store", () => {
  it("gives a value again and again, and takes it once", () => {
    const store = new Store<string>({ lifetime: 10, capacity: 2, now: () => 0 });
    const reference = store.add("a");
    expect(reference).toMatch(/^[\w-]{43}$/);
    expect([store.get(reference), store.get(reference)]).toEqual(["a", "a"]);
    expect([store.take(reference), store.take(reference), store.get(reference)]).toEqual(["a", undefined, undefined]);
  });

  it("forgets a value at the end of its lifetime", () => {
    let now = 0;
    const store = new Store<string>({ lifetime: 10, capacity: 2, now: () => now });
    const reference = store.add("a");
    now = 9;
    expect(store.get(reference)).toBe("a");
    now = 10;
    expect(store.get(reference)).toBeUndefined();
    expect(store.take(reference)).toBeUndefined();
    expect(store.size).toBe(0);
  });

  it("holds the newest values, never more than its capacity", () => {
    const store = new Store<number>({ lifetime: 10, capacity: 100, now: () => 0 });
    const references = Array.from({ length: 10_000 }, (_, index) => store.add(index));
    expect(store.size).toBe(100);
    expect(references.map((reference) => store.get(reference)).filter((value) => value !== undefined)).toEqual(
      Array.from({ length: 100 }, (_, index) => 9900 + index),
    );
  });

  it("takes references of the caller's own", () => {
    const store = new Store<string>({ lifetime: 10, capacity: 2, now: () => 0, newReference: () => "r" });
    expect([store.add("a"), store.add("b", "s")]).toEqual(["r", "s"]);
    expect([store.get("r"), store.get("s")]).toEqual(["a", "b"]);
  });
});

describe("Sessions", () => {
  if (user === undefined) throw new Error("no user");

  it("finds the session by the cookie and by its identifier, which are not the same", () => {
    const sessions = new Sessions(() => 1000);
    const { session, cookie } = sessions.begin(user);
    const [pair = ""] = cookie.split(";");
    expect(sessions.find(`a=1; ${pair};b=2`)).toBe(session);
    expect(sessions.byId(session.id)).toBe(session);
    expect(session).toMatchObject({ user, began: 1000, ended: false });
    expect(cookie).not.toContain(session.id);
    const [name = ""] = pair.split("=");
    expect(sessions.find(`${name}=${session.id}`)).toBeUndefined();
    for (const header of [undefined, "", name, `${name}=`, `x${pair}`]) expect(sessions.find(header)).toBeUndefined();
  });

  it("ends a session for everybody who holds it", () => {
    const sessions = new Sessions(() => 0);
    const { session, cookie } = sessions.begin(user);
    const other = sessions.begin(user);
    session.ended = true;
    expect(session.ended).toBe(true);
    expect(sessions.find(cookie)).toBeUndefined();
    expect(sessions.byId(session.id)).toBeUndefined();
    expect(sessions.find(other.cookie)).toBe(other.session);
  });
});
