import { X509Certificate } from "node:crypto";
import type { InventedUser } from "../../services/invented-user.ts";
import type { ClientSystem } from "../client-systems.ts";
import { clientFile, pkcs12Passphrase } from "../export/certificate-files.ts";
import { html, type Html } from "../pages/html.ts";
import { fill } from "../pages/words.ts";
import { section, table } from "./parts.ts";
import { paths, type View } from "./window-state.ts";
import { windowWords as words } from "./words.ts";

/** The users whom the login pages offer. */
export function usersSection({ state, language }: View): Html {
  const row = ({ username, givenName, familyName, subject, note }: InventedUser, isLegacy: boolean) => [
    html`<code>${username}</code>`,
    html`<span lang="cs">${givenName} ${familyName}</span>`,
    html`<span lang="cs">${subject.name}</span>`,
    html`${note[language]}${isLegacy ? html` <em>(${words.legacyOnly[language]})</em>` : ""}`,
  ];
  const rows = [...state.users.map((user) => row(user, false)), ...state.legacyUsers.map((user) => row(user, true))];
  const head = [words.username, words.person, words.subject, words.special].map((title) => title[language]);
  const content = html`<p>${words.usersNote[language]}</p>
    ${table("users", head, rows)}`;
  return section("users", language, content);
}

/** The registered client systems, and what a program needs to be one of them. */
export function clientsSection(view: View): Html {
  const { state, language } = view;
  const note = fill(words.keysNote[language], { passphrase: html`<code>${pkcs12Passphrase}</code>` });
  const content = html`<p>${words.authority[language]}: ${download("ca.pem", "ca.pem")}</p>
    <p>${note}</p>
    ${state.clients.map((client, index) => clientOf(client, clientFile(index), view))}`;
  return section("clients", language, content);
}

function clientOf(client: ClientSystem, file: string, { language }: View): Html {
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
    <dl>
      ${addresses.map(
        ([label, values]) =>
          html`<dt>${label[language]}</dt>
            ${values.map((value) => html`<dd><code>${value}</code></dd>`)}`,
      )}
      ${certificates.map(([label, cert, name]) => {
        const day = new Date(new X509Certificate(cert).validTo).toISOString().slice(0, 10);
        return html`<dt>${fill(label[language], { day })}</dt>
          <dd>
            ${download(`${name}.pem`, words.certificate[language])},
            ${download(`${name}-key.pem`, words.key[language])}, ${download(`${name}.p12`, words.both[language])}
          </dd>`;
      })}
    </dl>`;
}

function download(name: string, label: string): Html {
  return html`<a href="${paths.certificates}${name}" download
    >${label === name ? "" : `${label} `}<code>${name}</code></a
  >`;
}
