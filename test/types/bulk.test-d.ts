import { describe, expectTypeOf, it } from "vitest";
import {
  createRegistry,
  type Ciselnik,
  type EkonomickySubjekt,
  type EkonomickySubjektRes,
  type EkonomickySubjektVr,
  type IcoList,
  type NotifikacniDavka,
  type NotifikacniDavkaZaznam,
  type SearchOperationId,
  type StandardizovanaAdresa,
} from "ares-caais";
import { lookupBatches } from "ares-caais/jobs";

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
    // @ts-expect-error -- the name of the filter is misspelt
    registry.paginate("vyhledejSeznamEkonomickychSubjektuVr", { icko: ["27074358"] });
  });

  it("[REG-18] lookup yields the records of its source, distinguished by status", () => {
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

  it("[JOB-13] lookup takes every list of ico, but no text", () => {
    const list: readonly string[] = ["27074358"];
    const mixed: Iterable<string | number> = list;
    const text = list.join();
    const branded = text as string & { readonly brand: "ico" };
    const generic = <Items extends Iterable<string>>(items: Items): Items => {
      registry.lookup(items);
      return items;
    };
    const ofThese = <Item extends string | number>(items: readonly Item[]): readonly Item[] => {
      registry.lookup(items);
      return items;
    };
    const anyText = <Text extends string>(input: Text): Text => {
      // @ts-expect-error -- text that a caller is generic in is none either
      registry.lookup(input);
      return input;
    };
    expectTypeOf([generic, ofThese, anyText]).toBeArray();
    function* generated(): Generator<number> {
      yield 27074358;
    }
    const later = new ReadableStream<string>();
    for (const look of [registry.lookup, (inputs: IcoList) => lookupBatches(registry, inputs)]) {
      look(list);
      look(["27074358", 6947] as const);
      look(mixed);
      look(new Set(list));
      look(new Map([[1, "x"]]).keys());
      look(generated());
      look(later);
      look({ [Symbol.iterator]: generated });
      look({ [Symbol.asyncIterator]: () => later[Symbol.asyncIterator]() });
      look([]);
      // @ts-expect-error -- text is no list
      look("27074358");
      // @ts-expect-error -- nor is text in a variable
      look(text);
      // @ts-expect-error -- nor one with a type of its own
      look(branded);
      // @ts-expect-error -- nor what may be text
      look(text as string | string[]);
      // @ts-expect-error -- nor an object of String
      look(Object(text) as String); // eslint-disable-line @typescript-eslint/no-wrapper-object-types -- it is what is refused
      // @ts-expect-error -- nor a number
      look(27074358);
      // @ts-expect-error -- nor a list of something else
      look([new Date()]);
    }
    // The message names the parameter's type.
    expectTypeOf<Parameters<typeof registry.lookup>[0]>().toEqualTypeOf<IcoList>();
    expectTypeOf<Parameters<typeof lookupBatches>[1]>().toEqualTypeOf<IcoList>();
  });

  it("[REG-13] changes yields batches with their notifications", () => {
    expectTypeOf<Yielded<ReturnType<typeof registry.changes>>>().toEqualTypeOf<NotifikacniDavkaZaznam>();
    // @ts-expect-error -- the source is needed
    registry.changes({});
  });
});
