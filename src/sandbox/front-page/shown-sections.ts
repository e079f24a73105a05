import { X509Certificate } from "node:crypto";
import type { Addresses } from "../../../generated/environments.gen.ts";
import { sandboxData } from "../../../generated/sandbox-data.gen.ts";
import type { ClientSystem } from "../client-systems.ts";
import { clientFile, pkcs12Passphrase } from "../export/certificate-files.ts";
import { addressVariables, quote, sandboxVariables } from "../export/variables.ts";
import { fill, html, type Html, type HtmlValue } from "../pages/html.ts";
import { table, termList } from "../pages/parts.ts";
import { variantUsers } from "../legacy/variants.ts";
import { words } from "../pages/words.ts";
import type { ServerKind } from "../servers.ts";
import { paths, type View } from "./front-page-state.ts";

/** The services that run, their addresses, and the environment variables that point programs at them. */
export function addressesSection({ state, kind: here }: View): Html {
  // The table has every kind of address and nothing else.
  const services = Object.entries(state.environment) as readonly (readonly [keyof Addresses, string])[];
  const all: readonly (readonly [ServerKind, string])[] = [...services, ["control", state.controlAddress]];
  const rows = all.map(([kind, address]) => [
    words[kind],
    html`<a href="${new URL(address).origin}/"><code>${address}</code></a>
      ${kind === here && html`<em>(${words.thisAddress})</em>`}`,
    kind !== "control" && html`<code>${addressVariables[kind]}</code>`,
  ]);
  return table("running", [words.service, words.address, words.variable], rows);
}

/** The users whom the login pages offer. */
export function usersSection({ state }: View): Html {
  const rows = [...state.users, ...variantUsers].map((user) => [
    html`<code>${user.username}</code>`,
    html`<span lang="cs">${user.claims.given_name} ${user.claims.family_name}</span>`,
    html`<span lang="cs">${user.claims.legal_entity_name}</span>`,
    html`${user.note} ${"variant" in user && html`<em>(${words.legacyOnly})</em>`}`,
  ]);
  const head = [words.username, words.person, words.subject, words.special];
  return html`<p>${words.usersNote}</p>
    ${table("users", head, rows)}`;
}

/** The registered client systems, and what a program needs to be one of them. */
export function clientsSection({ state }: View): Html {
  const note = fill(words.keysNote, { passphrase: html`<code>${pkcs12Passphrase}</code>` });
  return html`<p>${words.authority}: ${download("ca.pem")}</p>
    <p>${note}</p>
    ${state.clients.map((client, index) => clientOf(client, clientFile(index)))}`;
}

function clientOf(client: ClientSystem, file: string): Html {
  const addresses = [
    [words.returnsLogin, client.redirectUris],
    [words.returnsLogout, client.postLogoutRedirectUris],
    [words.returnsLegacyLogin, [client.legacyLoginUrl]],
    [words.returnsLegacyLogout, [client.legacyLogoutUrl]],
  ] as const;
  const certificates = [
    [words.validCertificate, client.certificates[0].cert, file],
    [words.expiredCertificate, client.expired.cert, `${file}-expired`],
  ] as const;
  return html`<h3><code>${client.clientId}</code></h3>
    ${termList([
      ...addresses.map(([label, values]) => [label, values.map((value) => html`<code>${value}</code>`)] as const),
      ...certificates.map(([label, cert, name]) => {
        const day = new Date(new X509Certificate(cert).validTo).toISOString().slice(0, 10);
        const files = html`${download(`${name}.pem`, words.certificate)}, ${download(`${name}-key.pem`, words.key)},
        ${download(`${name}.p12`, words.both)}`;
        return [fill(label, { day }), [files]] as const;
      }),
    ])}`;
}

function download(name: string, label?: HtmlValue): Html {
  return html`<a href="${paths.certificates}${name}" download>${label && html`${label} `}<code>${name}</code></a>`;
}

const snippetNames = ["shell", "curl", "typescriptRegistry", "typescriptLogin", "curlFault"] as const;
const snippets = JSON.parse(sandboxData.snippets) as Readonly<Record<(typeof snippetNames)[number], string>>;

/** Programs and commands that reach this sandbox, each with a button that copies it where scripts run. */
export function snippetsSection({ state }: View): Html {
  const { environment, controlAddress: control, clients } = state;
  const [client] = clients;
  const files = { certificateAuthority: "ca.pem", certificate: "client.pem", key: "client-key.pem" };
  const variables = [...sandboxVariables({ environment, client }, files)];
  const values: Readonly<Record<string, string>> = {
    ...{ control, certificate: `${control}${paths.certificates}ca.pem` },
    variables: variables.map(([name, value]) => `export ${name}=${quote(value)}`).join("\n"),
    subject: `${environment.registry}/ekonomicke-subjekty/90000021`,
    environment: JSON.stringify(environment, undefined, 2),
    clientId: JSON.stringify(client.clientId),
    redirectUri: JSON.stringify(client.redirectUris[0]),
    passphrase: JSON.stringify(pkcs12Passphrase),
  };
  const shown = snippetNames.map((name) => {
    const text = snippets[name].replaceAll(/\{(\w+)\}/g, (_whole, value: string) => values[value] ?? "");
    return html`<h3 id="snippet-title-${name}">${words[name]}</h3>
      <pre
        tabindex="0"
        role="region"
        aria-labelledby="snippet-title-${name}"
      ><code id="snippet-${name}">${text}</code></pre>
      <button type="button" class="other" data-copy="snippet-${name}" data-done="${words.copied}" hidden>
        ${words.copy}
      </button>`;
  });
  const command = html`<code>ares-caais sandbox --export</code>`;
  return html`<p>${fill(words.snippetsNote, { command })}</p>
    ${shown}`;
}
