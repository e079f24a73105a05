import type { Addresses } from "../../../generated/environments.gen.ts";
import { addressVariables } from "../export/variables.ts";
import { html, type Html } from "../pages/html.ts";
import type { ServerKind } from "../servers.ts";
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
    return html`<tr>
      <th scope="row">${words[kind][language]}</th>
      <td>
        <a href="${new URL(address).origin}/"><code>${address}</code></a>
        ${kind === here ? html`<em>(${words.thisAddress[language]})</em>` : ""}
      </td>
      <td>${variable === undefined ? "" : html`<code>${variable}</code>`}</td>
    </tr>`;
  });
  return html`<section aria-labelledby="running">
    <h2 id="running">${words.running[language]}</h2>
    <div class="wide" tabindex="0" role="group" aria-labelledby="running">
      <table>
        <thead>
          <tr>
            <th scope="col">${words.service[language]}</th>
            <th scope="col">${words.address[language]}</th>
            <th scope="col">${words.variable[language]}</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </section>`;
}
