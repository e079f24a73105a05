// The tests that a mutation check runs (stryker.config.json).
import { defineConfig } from "vitest/config";
import { fast } from "./vitest.config.ts";

/** Loaded anew for each change: what a module does when it is loaded would else be done once, before it is changed. */
const projects = fast.map(({ test, ...project }) => ({ ...project, test: { ...test, isolate: true } }));

export default defineConfig({ test: { projects } });
