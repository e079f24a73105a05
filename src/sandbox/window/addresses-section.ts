import type { Addresses } from "../../../generated/environments.gen.ts";
import { addressVariables } from "../export/variables.ts";
import { html, type Html } from "../pages/html.ts";
import { words } from "../pages/words.ts";
import type { ServerKind } from "../servers.ts";
import { section, table } from "./parts.ts";
import type { View } from "./window-state.ts";

/** The services that run, their addresses, and the environment variables that point programs at them. */
export function addressesSection({ state, kind: here }: View): Html {
  // The table has every kind of address and nothing else.
  const services = Object.entries(state.environment) as readonly (readonly [keyof Addresses, string])[];
  const all: readonly (readonly [ServerKind, string])[] = [...services, ["control", state.controlAddress]];
  const rows = all.map(([kind, address]) => [
    words[kind],
    html`<a href="${new URL(address).origin}/"><code>${address}</code></a>
      ${kind === here ? html`<em>(${words.thisAddress})</em>` : ""}`,
    kind === "control" ? "" : html`<code>${addressVariables[kind]}</code>`,
  ]);
  return section("running", table("running", [words.service, words.address, words.variable], rows));
}
