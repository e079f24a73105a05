export * from "./registry/index.ts";
export * from "./identity/index.ts";
export * from "./legacy/index.ts";
