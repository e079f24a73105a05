import { describe, expectTypeOf, it } from "vitest";
import {
  createIdentity,
  createLegacyIdentity,
  createRegistry,
  type Chyba,
  type ClientEvent,
  type IdentityOptions,
  type LegacyIdentityOptions,
  type RegistryError,
  type RegistryOptions,
} from "ares-caais";

describe("onEvent", () => {
  it("[NET-21] has the same type for all three clients", () => {
    type OnEvent = ((event: ClientEvent) => unknown) | undefined;
    expectTypeOf<RegistryOptions["onEvent"]>().toEqualTypeOf<OnEvent>();
    expectTypeOf<IdentityOptions["onEvent"]>().toEqualTypeOf<OnEvent>();
    expectTypeOf<LegacyIdentityOptions["onEvent"]>().toEqualTypeOf<OnEvent>();
    expectTypeOf(createRegistry).parameter(0).toExtend<{ onEvent?: OnEvent } | undefined>();
    expectTypeOf(createIdentity).parameter(0).toExtend<{ onEvent?: OnEvent }>();
    expectTypeOf(createLegacyIdentity).parameter(0).toExtend<{ onEvent?: OnEvent }>();
  });

  it("[NET-21] receives ten types of events, which narrow by their type", () => {
    expectTypeOf<ClientEvent["type"]>().toEqualTypeOf<
      "request" | "response" | "failure" | "retry" | "wait" | "pause" | "cache" | "stale" | "shared" | "call"
    >();
    const narrow = (event: ClientEvent): unknown => {
      if (event.type === "retry") expectTypeOf(event.delay).toEqualTypeOf<number>();
      if (event.type === "response") expectTypeOf(event.status).toEqualTypeOf<number>();
      if (event.type === "cache" && event.result === "fault") expectTypeOf(event.fault).toExtend<string>();
      // @ts-expect-error -- only some events have a status
      return event.status;
    };
    expectTypeOf(narrow).toBeFunction();
  });
});

describe("a documented error", () => {
  it("[NET-20] has data of the contract's type", () => {
    const narrow = (error: RegistryError): void => {
      expectTypeOf(error.data).toBeUnknown();
      if (error.isOf("vratEkonomickySubjekt") && error.status === 404) {
        expectTypeOf(error.data).toEqualTypeOf<Chyba>();
        expectTypeOf(error.operation).toEqualTypeOf<"vratEkonomickySubjekt">();
      }
    };
    expectTypeOf(narrow).toBeFunction();
  });
});
