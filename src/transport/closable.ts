/// <reference lib="esnext.disposable" preserve="true" />
/** `Symbol` of a runtime that may lack these members, such as Safari. */
const known: { readonly dispose?: typeof Symbol.dispose; readonly asyncDispose?: typeof Symbol.asyncDispose } = Symbol;
// esbuild and Babel look for this name where a runtime has no symbol.
const dispose: typeof Symbol.dispose = known.dispose ?? (Symbol.for("Symbol.dispose") as typeof Symbol.dispose);
const asyncDispose: typeof Symbol.asyncDispose =
  known.asyncDispose ?? (Symbol.for("Symbol.asyncDispose") as typeof Symbol.asyncDispose);

/** A client that can be closed, by hand or at the end of a block (`using`, `await using`). */
export interface Closable extends Disposable, AsyncDisposable {
  /** Closes idle connections now and the others after their responses. The client can still be used. */
  readonly close: () => void;
}

/** The members of a client that close it. */
export function closable(close: () => void): Closable {
  return {
    close,
    [dispose]: close,
    [asyncDispose]: () => {
      close();
      return Promise.resolve();
    },
  };
}
