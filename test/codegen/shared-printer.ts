import { startTypePrinter, type TypePrinter } from "../../codegen/products/registry-types.ts";

/** openapi-typescript for many runs: what it has printed once it does not print again. */
export function startSharedPrinter(): TypePrinter {
  const printer = startTypePrinter();
  const printed = new Map<string, Promise<string>>();
  return {
    print: (document, options) => {
      const key = JSON.stringify([document, options]);
      const text = printed.get(key) ?? printer.print(document, options);
      printed.set(key, text);
      return text;
    },
    stop: () => printer.stop(),
  };
}
