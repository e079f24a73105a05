/**
 * The clients of the three interfaces: all of `ares-caais/registry`, `ares-caais/identity` and `ares-caais/legacy`.
 *
 * @module ares-caais
 */

export * from "./registry/index.ts";
export * from "./identity/index.ts";
export * from "./legacy/index.ts";
