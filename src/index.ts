export * from "./registry/index.ts";
