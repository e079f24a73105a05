import { codegen } from "./codegen.ts";
import { identityLogin } from "./identity-login.ts";
import { identityVerify } from "./identity-verify.ts";
import { importing } from "./import.ts";
import { legacyCall } from "./legacy-call.ts";
import { registryCall } from "./registry-call.ts";
import { registryLookup } from "./registry-lookup.ts";
import { sandboxStart } from "./sandbox-start.ts";
import { print, type Bench } from "./table.ts";

/** All benches, or those named: `npm run bench -- codegen registry`. */
const benches: Readonly<Record<string, Bench>> = {
  codegen,
  "registry-call": registryCall,
  "registry-lookup": registryLookup,
  "identity-login": identityLogin,
  "identity-verify": identityVerify,
  "legacy-call": legacyCall,
  import: importing,
  "sandbox-start": sandboxStart,
};

const wanted = process.argv.slice(2);
const matches = (word: string, name: string): boolean => name === word || name.startsWith(`${word}-`);
for (const word of wanted) {
  if (Object.keys(benches).some((name) => matches(word, name))) continue;
  throw new Error(`there is no bench "${word}", only ${Object.keys(benches).join(", ")}`);
}
console.log("Ratios are of the tenth percentile (fast) and of the median of alternating rounds; fast decides.");
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.some((word) => matches(word, name))) print(await bench());
}
