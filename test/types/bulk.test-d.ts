import { describe, expectTypeOf, it } from "vitest";
import {
  createRegistry,
  type Ciselnik,
  type EkonomickySubjekt,
  type EkonomickySubjektRes,
  type EkonomickySubjektVr,
  type NotifikacniDavka,
  type NotifikacniDavkaZaznam,
  type SearchOperationId,
  type StandardizovanaAdresa,
} from "ares-caais";

type Yielded<Items> = Items extends AsyncIterable<infer Item> ? Item : never;

describe("bulk work", () => {
  const registry = createRegistry();

  it("[REG-10] paginate yields the items of its search and takes its filter", () => {
    expectTypeOf<
      Yielded<ReturnType<typeof registry.paginate<"vyhledejEkonomickeSubjekty">>>
    >().toEqualTypeOf<EkonomickySubjekt>();
    expectTypeOf<
      Yielded<ReturnType<typeof registry.paginate<"vyhledejSeznamEkonomickychSubjektuVr">>>
    >().toEqualTypeOf<EkonomickySubjektVr>();
    expectTypeOf<Yielded<ReturnType<typeof registry.paginate<"vyhledejCiselnik">>>>().toEqualTypeOf<Ciselnik>();
    expectTypeOf<
      Yielded<ReturnType<typeof registry.paginate<"vyhledejStandardizovaneAdresy">>>
    >().toEqualTypeOf<StandardizovanaAdresa>();
    expectTypeOf<
      Yielded<ReturnType<typeof registry.paginate<"vyhledejSeznamNotifikacnichDavek">>>
    >().toEqualTypeOf<NotifikacniDavka>();
    expectTypeOf<"vratEkonomickySubjekt">().not.toExtend<SearchOperationId>();
    // @ts-expect-error -- a detail has no pages
    registry.paginate("vratEkonomickySubjekt", { ico: "27074358" });
    // @ts-expect-error -- the search of a source knows no name
    registry.paginate("vyhledejSeznamEkonomickychSubjektuVr", { obchodniJmeno: "Asseco" });
  });

  it("[REG-18] lookup yields the records of its source, told apart by status", () => {
    const combined = registry.lookup(["27074358"]);
    expectTypeOf(combined).toExtend<AsyncIterable<unknown>>();
    expectTypeOf<NonNullable<Yielded<typeof combined>["record"]>>().toEqualTypeOf<EkonomickySubjekt>();
    const res = registry.lookup([27074358], { source: "res" });
    expectTypeOf(res).toExtend<AsyncIterable<unknown>>();
    expectTypeOf<NonNullable<Yielded<typeof res>["record"]>>().toEqualTypeOf<EkonomickySubjektRes>();
    type Result = Yielded<typeof res>;
    expectTypeOf<Extract<Result, { status: "found" }>["record"]>().toEqualTypeOf<EkonomickySubjektRes>();
    expectTypeOf<Extract<Result, { status: "missing" }>["record"]>().toEqualTypeOf<undefined>();
    expectTypeOf<Extract<Result, { status: "malformed" }>["ico"]>().toEqualTypeOf<undefined>();
    // @ts-expect-error -- no such source
    registry.lookup([], { source: "xyz" });
  });

  it("[REG-13] changes yields batches with their notifications", () => {
    expectTypeOf<Yielded<ReturnType<typeof registry.changes>>>().toEqualTypeOf<NotifikacniDavkaZaznam>();
    // @ts-expect-error -- the source is needed
    registry.changes({});
  });
});
