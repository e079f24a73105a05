import { describe, expectTypeOf, it } from "vitest";
import type { Identity } from "ares-caais/identity";
import { createLogin, type Login, type RequireUser } from "ares-caais/login";

declare const identity: Identity;
declare const secret: string;

describe("the login of a web application", () => {
  it("[LOGIN-08] has the user of toUser, without its refusals", async () => {
    const login = createLogin({
      ...{ identity, secret, scope: ["openid", "profile"] },
      toUser: async ({ claims, accessToken }) => {
        expectTypeOf(accessToken).toEqualTypeOf<string>();
        expectTypeOf(claims.family_name).toEqualTypeOf<string | undefined>();
        if (claims.sub === "") return null;
        return claims.family_name === undefined ? undefined : Promise.resolve({ name: claims.family_name });
      },
    });
    expectTypeOf(login).toEqualTypeOf<Login<{ name: string }>>();
    expectTypeOf(await login.user({ headers: {} })).toEqualTypeOf<{ name: string } | undefined>();
    expectTypeOf(login.endSessions).toEqualTypeOf<(subject: string) => Promise<void>>();
  });
});

declare const login: Login<{ readonly roles: readonly ("EDITOR" | "READER")[] }>;
declare const withoutRoles: Login<{ readonly name: string }>;

describe("requireRole", () => {
  it("[LOGIN-14] takes roles of the user of toUser, and none when the user has no list", () => {
    expectTypeOf(login.requireRole("EDITOR", "READER")).toEqualTypeOf<
      RequireUser<{ readonly roles: readonly ("EDITOR" | "READER")[] }>
    >();
    // @ts-expect-error: no user has this role
    login.requireRole("ADMIN");
    // @ts-expect-error: there is no list
    withoutRoles.requireRole("EDITOR");
  });
});
