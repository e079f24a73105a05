import { bundlers } from "./bundlers.ts";
import { describeBundles } from "./describe-bundles.ts";

// Vite bundles with rolldown, and webpack takes longest: bundles.nightly.test.ts has both.
describeBundles({ esbuild: bundlers.esbuild, rolldown: bundlers.rolldown });
