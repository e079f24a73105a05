import { describe, expectTypeOf, it } from "vitest";
import {
  createLegacyIdentity,
  type AuthConfirmation,
  type Fetch,
  type HeartBeat,
  type LegacyAttributes,
  type LegacyErrorReason,
  type LegacyIdentity,
  type LegacyVersion,
  type ReceivedConfirmation,
  type UnexpectedResponseError,
} from "ares-caais/legacy";
import type { newestLegacyVersion } from "../../generated/legacy-types.gen.ts";

declare const fetch: Fetch;
const options = { environment: "test", atsId: "ARES_1", fetch } as const;

/** The service leaves out every other attribute at times. */
interface Named {
  readonly Username: string;
}

describe("createLegacyIdentity", () => {
  it("[SOAP-11] the version, chosen once, determines the attributes", () => {
    expectTypeOf(createLegacyIdentity({ ...options, version: "2.1" })).toEqualTypeOf<LegacyIdentity<"2.1">>();
    type Confirmed = { [Version in LegacyVersion]: AuthConfirmation<Version>["attributes"] };
    expectTypeOf<Confirmed>().toEqualTypeOf<{ [Version in LegacyVersion]: LegacyAttributes[Version] & Named }>();
    expectTypeOf<LegacyIdentity<"2.1">["authConfirmation"]>().returns.resolves.toEqualTypeOf<AuthConfirmation<"2.1">>();
  });

  it("a refused response has the attributes of the newest version, all optional", () => {
    expectTypeOf<UnexpectedResponseError["received"]>().toEqualTypeOf<ReceivedConfirmation | undefined>();
    type Newest = LegacyAttributes[typeof newestLegacyVersion];
    expectTypeOf<ReceivedConfirmation["attributes"]>().toEqualTypeOf<Newest | undefined>();
    expectTypeOf<Newest>().toEqualTypeOf<Partial<Newest>>();
    expectTypeOf<ReceivedConfirmation["body"]>().toEqualTypeOf<string | Uint8Array>();
  });

  it("[SOAP-11] the same code takes a client of any version", () => {
    const login = async (legacy: LegacyIdentity, callback: string): Promise<string | undefined> =>
      (await legacy.authConfirmation(legacy.sessionId(callback))).attributes.Username;
    expectTypeOf(login).parameter(0).toEqualTypeOf<LegacyIdentity>();
    expectTypeOf<LegacyIdentity<"4.2">>().toExtend<LegacyIdentity>();
    expectTypeOf<LegacyIdentity<"2.1">>().toExtend<LegacyIdentity>();
  });

  it("a version that is known at run time only gives the attributes of any version", () => {
    expectTypeOf((version: LegacyVersion) =>
      createLegacyIdentity({ ...options, version }),
    ).returns.toEqualTypeOf<LegacyIdentity>();
  });

  it("refuses unknown options", () => {
    // @ts-expect-error: there is no version 5.0
    createLegacyIdentity({ ...options, version: "5.0" });
    // @ts-expect-error: the version is required
    createLegacyIdentity(options);
    // @ts-expect-error: addresses of one's own need both services
    createLegacyIdentity({ ...options, version: "4.2", environment: { legacyPages: "https://a.cz" } });
    // @ts-expect-error: this is an option of the OpenID Connect client
    createLegacyIdentity({ ...options, version: "4.2", clientId: "x" });
  });

  it("responses and errors have these types", () => {
    const legacy = createLegacyIdentity({ ...options, version: "4.2" });
    expectTypeOf(legacy.heartBeat).returns.resolves.toEqualTypeOf<HeartBeat>();
    expectTypeOf(legacy.loginUrl).returns.toBeString();
    expectTypeOf(legacy.sessionId).returns.toBeString();
    expectTypeOf<LegacyErrorReason>().toEqualTypeOf<
      "session-not-found" | "system-error" | "heartbeat-error" | "certificate" | "fault"
    >();
  });
});
