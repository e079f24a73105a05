// `sideEffects: false` tells bundlers that an import which nobody uses can go: what loads must leave no trace.
// Objects that Node and Deno make when a part of them is first used.
const ofRuntime = /^(Symbol\(undici\.globalDispatcher\.\d\)|nodeBootstrap)$/;
const names = (value: object): string[] =>
  Reflect.ownKeys(value)
    .map(String)
    .filter((name) => !ofRuntime.test(name))
    .sort();
const traces = (): string =>
  JSON.stringify([
    ...[globalThis, Reflect, Object, Promise, Symbol, Error, Error.prototype, Array.prototype].map(names),
    ...[process, process.stdout].map((emitter) => emitter.eventNames().map(String)),
  ]);

const before = traces();
await import("ares-caais");
await import("ares-caais/registry");
await import("ares-caais/identity");
await import("ares-caais/legacy");
await import("ares-caais/sandbox");
await import("ares-caais/verify");
console.log(before === traces() ? "nothing" : "something");
