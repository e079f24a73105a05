import { bundlers } from "./bundlers.ts";
import { describeBundles } from "./describe-bundles.ts";

// webpack takes longer than all of them together: bundles.nightly.test.ts has it.
describeBundles(bundlers);
