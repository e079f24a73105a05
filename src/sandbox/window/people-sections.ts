import { X509Certificate } from "node:crypto";
import type { InventedUser } from "../../services/invented-user.ts";
import type { ClientSystem } from "../client-systems.ts";
import { clientFile, pkcs12Passphrase } from "../export/certificate-files.ts";
import { fill, html, type Html, type HtmlValue } from "../pages/html.ts";
import { words } from "../pages/words.ts";
import { section, table, termList } from "./parts.ts";
import { paths, type View } from "./window-state.ts";

/** The users whom the login pages offer. */
export function usersSection({ state }: View): Html {
  const row = ({ username, givenName, familyName, subject, note }: InventedUser, isLegacy: boolean) => [
    html`<code>${username}</code>`,
    html`<span lang="cs">${givenName} ${familyName}</span>`,
    html`<span lang="cs">${subject.name}</span>`,
    html`${note}${isLegacy ? html` <em>(${words.legacyOnly})</em>` : ""}`,
  ];
  const rows = [...state.users.map((user) => row(user, false)), ...state.legacyUsers.map((user) => row(user, true))];
  const head = [words.username, words.person, words.subject, words.special];
  return section(
    "users",
    html`<p>${words.usersNote}</p>
      ${table("users", head, rows)}`,
  );
}

/** The registered client systems, and what a program needs to be one of them. */
export function clientsSection({ state }: View): Html {
  const note = fill(words.keysNote, { passphrase: html`<code>${pkcs12Passphrase}</code>` });
  const content = html`<p>${words.authority}: ${download("ca.pem")}</p>
    <p>${note}</p>
    ${state.clients.map((client, index) => clientOf(client, clientFile(index)))}`;
  return section("clients", content);
}

function clientOf(client: ClientSystem, file: string): Html {
  const addresses = (
    [
      [words.returnsLogin, client.redirectUris],
      [words.returnsLogout, client.postLogoutRedirectUris],
      [words.returnsLegacyLogin, [client.legacyLoginUrl]],
      [words.returnsLegacyLogout, [client.legacyLogoutUrl]],
    ] as const
  ).map(([label, values]) => [label, values.map((value) => html`<code>${value}</code>`)] as const);
  const certificate = (label: typeof words.validCertificate, cert: string, name: string) => {
    const day = new Date(new X509Certificate(cert).validTo).toISOString().slice(0, 10);
    const files = html`${download(`${name}.pem`, words.certificate)}, ${download(`${name}-key.pem`, words.key)},
    ${download(`${name}.p12`, words.both)}`;
    return [fill(label, { day }), [files]] as const;
  };
  const certificates = [
    certificate(words.validCertificate, client.certificates[0].cert, file),
    certificate(words.expiredCertificate, client.expired.cert, `${file}-expired`),
  ];
  return html`<h3><code>${client.clientId}</code></h3>
    ${termList([...addresses, ...certificates])}`;
}

function download(name: string, label?: HtmlValue): Html {
  return html`<a href="${paths.certificates}${name}" download>${label && html`${label} `}<code>${name}</code></a>`;
}
