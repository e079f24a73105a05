import { describe, expectTypeOf, it } from "vitest";
import {
  createRegistry,
  type RegistryCallOptions,
  type Chyba,
  type EkonomickeSubjektyKomplexFiltr,
  type EkonomickeSubjektyRegistraceFiltr,
  type EkonomickeSubjektyVrSeznam,
  type EkonomickySubjekt,
  type EkonomickySubjektRes,
  type EkonomickySubjektVr,
  type KodChybyEnum,
  type NotifikacniDavkaZaznam,
  type paths,
  type Registry,
  type RegistryAnswers,
  type RegistryError,
  type RegistryMethods,
  type RegistryOperationId,
  type RegistryRecords,
  type RegistrySource,
  type registryOperations,
} from "ares-caais";

/** The type by openapi-typescript of an operation, by its method and path. */
type Documented<Id extends RegistryOperationId> = paths[(typeof registryOperations)[Id]["path"]][Lowercase<
  (typeof registryOperations)[Id]["method"]
> &
  keyof paths[(typeof registryOperations)[Id]["path"]]];
type DocumentedInput<Operation> = Operation extends { parameters: { path: infer Parameters } }
  ? Parameters
  : Operation extends { requestBody?: { content: { "application/json": infer Filter } } }
    ? Filter
    : never;
type DocumentedAnswer<Operation> = Operation extends {
  responses: { 200: { content: { "application/json": infer Answer } } };
}
  ? Answer
  : never;

type IsAny<Type> = 0 extends 1 & Type ? true : false;

describe("registry types", () => {
  const registry = createRegistry();

  it("[GEN-03] has one method for each operationId, with the response of its schema", () => {
    expectTypeOf<keyof RegistryMethods<RegistryCallOptions>>().toEqualTypeOf<RegistryOperationId>();
    expectTypeOf<keyof RegistryAnswers>().toEqualTypeOf<RegistryOperationId>();
    expectTypeOf<{ [Id in RegistryOperationId]: Awaited<ReturnType<Registry[Id]>> }>().toEqualTypeOf<RegistryAnswers>();
    expectTypeOf(registry.vratEkonomickySubjekt).returns.resolves.toEqualTypeOf<EkonomickySubjekt>();
    expectTypeOf(
      registry.vyhledejSeznamEkonomickychSubjektuVr,
    ).returns.resolves.toEqualTypeOf<EkonomickeSubjektyVrSeznam>();
    expectTypeOf(registry.vratNotifikacniDavku).returns.resolves.toEqualTypeOf<NotifikacniDavkaZaznam>();
  });

  it("[GEN-03] the input of each method is its parameters or its filter", () => {
    expectTypeOf<{ ico: string }>().toExtend<Parameters<typeof registry.vratEkonomickySubjekt>[0]>();
    expectTypeOf(registry.vratEkonomickySubjekt).parameter(1).toEqualTypeOf<RegistryCallOptions | undefined>();
    expectTypeOf<Parameters<typeof registry.vratEkonomickySubjekt>["length"]>().toEqualTypeOf<1 | 2>();
    expectTypeOf(registry.vyhledejEkonomickeSubjekty).parameter(0).toEqualTypeOf<EkonomickeSubjektyKomplexFiltr>();
    expectTypeOf(registry.vyhledejSeznamEkonomickychSubjektuRos)
      .parameter(0)
      .toEqualTypeOf<EkonomickeSubjektyRegistraceFiltr>();
    // @ts-expect-error -- the name of the filter is misspelt
    void registry.vyhledejEkonomickeSubjekty({ obchodnijmeno: "Asseco" });
    // @ts-expect-error -- an ico is text: a number loses its leading zeros
    void registry.vratEkonomickySubjekt({ ico: 27074358 });
    // @ts-expect-error -- so is that of a source
    void registry.vyhledejSeznamEkonomickychSubjektuVr({ icko: ["27074358"] });
  });

  it("[GEN-03] input and response of every method equal those that openapi-typescript derives", () => {
    // Parameters that may be left out can come at any time, beside those of the path.
    type Said = { [Id in RegistryOperationId]: DocumentedInput<Documented<Id>> };
    type Taken = { [Id in RegistryOperationId]: Parameters<Registry[Id]>[0] };
    expectTypeOf<Said>().toExtend<Taken>();
    expectTypeOf<Taken>().toExtend<Said>();
    expectTypeOf<RegistryAnswers>().toEqualTypeOf<{
      [Id in RegistryOperationId]: DocumentedAnswer<Documented<Id>>;
    }>();
    expectTypeOf<DocumentedInput<Documented<"vratEkonomickySubjekt">>>().toEqualTypeOf<{ ico: string }>();
  });

  it("[GEN-03] fields are the contract's, all optional, none any", () => {
    expectTypeOf<EkonomickySubjekt["ico"]>().toEqualTypeOf<string | undefined>();
    expectTypeOf<NonNullable<EkonomickySubjekt["sidlo"]>["psc"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Chyba["kod"]>().toEqualTypeOf<KodChybyEnum | undefined>();
    expectTypeOf<RegistryError["kod"]>().not.toBeAny();
    expectTypeOf<
      { [Id in RegistryOperationId]: IsAny<RegistryAnswers[Id]> }[RegistryOperationId]
    >().toEqualTypeOf<false>();
    expectTypeOf<Partial<EkonomickySubjekt>>().toExtend<EkonomickySubjekt>();
  });

  it("[GEN-03] records have the type of their source", () => {
    expectTypeOf<keyof RegistryRecords>().toEqualTypeOf<RegistrySource>();
    expectTypeOf<RegistryRecords["ares"]>().toEqualTypeOf<EkonomickySubjekt>();
    expectTypeOf<RegistryRecords["vr"]>().toEqualTypeOf<EkonomickySubjektVr>();
    expectTypeOf<RegistryRecords["res"]>().toEqualTypeOf<EkonomickySubjektRes>();
  });

  it("refuses unknown options", () => {
    // @ts-expect-error -- misspelt
    createRegistry({ timeOut: 1 });
    // @ts-expect-error -- no such environment
    createRegistry({ environment: "staging" });
  });
});
