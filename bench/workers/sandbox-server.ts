import { createSandbox } from "../../src/sandbox/index.ts";

/** The sandbox with as many invented subjects as the look-up asks for. */
const sandbox = await createSandbox({ additionalSubjects: 100_000 });
process.send?.({ address: sandbox.environment.registry, authority: sandbox.certificateAuthority });
process.once("disconnect", () => process.exit());
