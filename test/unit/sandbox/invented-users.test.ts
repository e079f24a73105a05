import { describe, expect, it } from "vitest";
import { inventedUsers } from "../../../src/sandbox/identity/data/invented-users.ts";
import { createRegistryDataset } from "../../../src/sandbox/registry/data/dataset.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe("invented users", () => {
  it("have names and pseudonyms of their own", () => {
    for (const values of [inventedUsers.map(({ username }) => username), inventedUsers.map(({ id }) => id)]) {
      expect(new Set(values).size).toBe(inventedUsers.length);
    }
  });

  it.each(inventedUsers)(
    "$username keeps the bounds of the contract, and acts for a subject of the registry",
    (user) => {
      expect(user.id).toMatch(uuid);
      expect(user.subject.id).toMatch(uuid);
      // The bounds of the legacy API, the narrower one.
      expect(user.username).toMatch(/^.{4,50}$/);
      expect(user.givenName).toMatch(/^.{2,32}$/);
      expect(user.familyName).toMatch(/^.{2,64}$/);
      expect(user.subject.shortcut).toMatch(/^\w{2,20}$/);
      for (const title of [user.degreeBefore, user.degreeAfter]) expect(title ?? "..").toMatch(/^.{2,20}$/);
      for (const role of user.accessRoles) expect(role.length).toBeLessThanOrEqual(30);
      expect(user.phoneNumber ?? "+420601000000").toMatch(/^\+[1-9]\d{6,14}$/);
      const record = createRegistryDataset().record("ares", user.subject.ico);
      expect(record?.obchodniJmeno).toBe(user.subject.name);
    },
  );

  it("cover what makes users differ", () => {
    const some = (test: (user: (typeof inventedUsers)[number]) => boolean): boolean => inventedUsers.some(test);
    expect(some((user) => user.accessRoles.length === 0)).toBe(true);
    expect(some((user) => user.accessRoles.length > 3 && user.activityRoles.length > 2)).toBe(true);
    expect(some(({ login }) => typeof login === "object")).toBe(true);
    expect(some(({ birthplace }) => birthplace !== undefined && "pragueDistrict" in birthplace)).toBe(true);
    expect(some(({ birthplace }) => birthplace !== undefined && "countryCode" in birthplace)).toBe(true);
    expect(some(({ dateOfDeath }) => dateOfDeath !== undefined)).toBe(true);
    expect(some(({ timeLimitedId }) => timeLimitedId !== undefined)).toBe(true);
    expect(some(({ noPersonalData }) => noPersonalData)).toBe(true);
    expect(some(({ subject }) => subject.privateEntityId !== undefined)).toBe(true);
    expect(some(({ givenName, familyName }) => /["<&]/.test(givenName) && familyName.includes("'"))).toBe(true);
  });
});
