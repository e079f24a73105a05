import type { Addresses } from "../../../generated/environments.gen.ts";
import { addressVariables } from "../export/variables.ts";
import { html, type Html } from "../pages/html.ts";
import type { ServerKind } from "../servers.ts";
import { section, table } from "./parts.ts";
import type { View } from "./window-state.ts";
import { windowWords as words } from "./words.ts";

/** What runs, where, and which environment variable points programs at it. */
export function addressesSection({ state, language, kind: here }: View): Html {
  const { environment, controlAddress } = state;
  const control: readonly [ServerKind, string] = ["control", controlAddress];
  // The table has every kind of address and nothing else.
  const services = Object.entries(environment) as readonly (readonly [keyof Addresses, string])[];
  const rows = [...services, control].map(([kind, address]) => {
    const variable = kind === "control" ? undefined : addressVariables[kind];
    return [
      html`${words[kind][language]}`,
      html`<a href="${new URL(address).origin}/"><code>${address}</code></a>
        ${kind === here ? html`<em>(${words.thisAddress[language]})</em>` : ""}`,
      variable === undefined ? html`` : html`<code>${variable}</code>`,
    ];
  });
  const head = [words.service, words.address, words.variable].map((title) => title[language]);
  return section("running", language, table("running", head, rows));
}
