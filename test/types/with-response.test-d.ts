import { describe, expectTypeOf, it } from "vitest";
import {
  createRegistry,
  type CallPromise,
  type CallResponse,
  type CommonCallOptions,
  type CommonClientOptions,
  type EkonomickySubjektRes,
  type Identity,
  type IdentityOptions,
  type LegacyIdentity,
  type LegacyIdentityOptions,
  type Registry,
  type RegistryAnswers,
  type RegistryOperationId,
  type RegistryOptions,
  type RegistryRecords,
  type RegistrySource,
  type RetryOptions,
  type Tokens,
  type Userinfo,
} from "ares-caais";

/** The data of what `withResponse` gives. */
type DataOf<Call> = Call extends CallPromise<infer Data> ? Data : never;

describe("withResponse", () => {
  it("[NET-17] wraps the data of every registry operation in its type", () => {
    expectTypeOf<{ [Id in RegistryOperationId]: DataOf<ReturnType<Registry[Id]>> }>().toEqualTypeOf<RegistryAnswers>();
    expectTypeOf<{
      [Id in RegistryOperationId]: Awaited<ReturnType<ReturnType<Registry[Id]>["withResponse"]>>["data"];
    }>().toEqualTypeOf<RegistryAnswers>();
    const registry = createRegistry();
    expectTypeOf(registry.detail("res", { ico: "" }).withResponse()).resolves.toEqualTypeOf<
      CallResponse<EkonomickySubjektRes>
    >();
    const source = "res" as RegistrySource;
    expectTypeOf(registry.detail(source, { ico: "" })).toEqualTypeOf<CallPromise<RegistryRecords[RegistrySource]>>();
  });

  it("[NET-17] has an exact type", () => {
    expectTypeOf<CallResponse<string>>().toEqualTypeOf<{
      readonly data: string;
      readonly callId: number;
      readonly status: number;
      readonly headers: Headers;
      readonly attempts: number;
      readonly fromCache: boolean;
      readonly age: number | undefined;
      readonly shared: boolean;
    }>();
    expectTypeOf<CallPromise<string>>().toExtend<Promise<string>>();
  });

  it("[NET-17] exists on the identity client's methods that send a request of their own", () => {
    expectTypeOf<ReturnType<Identity["completeLogin"]>>().toEqualTypeOf<CallPromise<Tokens>>();
    expectTypeOf<ReturnType<Identity["userinfo"]>>().toEqualTypeOf<CallPromise<Userinfo>>();
    expectTypeOf<ReturnType<Identity["endSession"]>>().toExtend<CallPromise<{ readonly url: string }>>();
    expectTypeOf<ReturnType<Identity["refresh"]>>().toHaveProperty("withResponse");
    expectTypeOf<ReturnType<Identity["beginLogin"]>>().not.toHaveProperty("withResponse");
    expectTypeOf<ReturnType<Identity["logout"]>>().not.toHaveProperty("withResponse");
  });

  it("[NET-17] exists on both SOAP calls, with the attributes of the version", () => {
    type Confirmed = Awaited<ReturnType<LegacyIdentity<"4.2">["authConfirmation"]>>;
    expectTypeOf<DataOf<ReturnType<LegacyIdentity<"4.2">["authConfirmation"]>>>().toEqualTypeOf<Confirmed>();
    expectTypeOf<ReturnType<LegacyIdentity["heartBeat"]>>().toHaveProperty("withResponse");
  });

  it("[NET-17] takes the options of all clients and calls", () => {
    expectTypeOf<RegistryOptions>().toExtend<CommonClientOptions>();
    expectTypeOf<IdentityOptions>().toExtend<CommonClientOptions>();
    expectTypeOf<LegacyIdentityOptions>().toExtend<CommonClientOptions>();
    expectTypeOf<CommonCallOptions["retry"]>().toEqualTypeOf<RetryOptions | false | undefined>();
  });
});
