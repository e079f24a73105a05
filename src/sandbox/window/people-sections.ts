import { X509Certificate } from "node:crypto";
import type { InventedUser } from "../../services/invented-user.ts";
import type { ClientSystem } from "../client-systems.ts";
import { clientFile, pkcs12Passphrase } from "../export/certificate-files.ts";
import { html, type Html } from "../pages/html.ts";
import { fill } from "../pages/words.ts";
import { paths, type View } from "./window-state.ts";
import { windowWords as words } from "./words.ts";

/** The users whom the login pages offer. */
export function usersSection({ state, language }: View): Html {
  const row = (user: InventedUser, isLegacy: boolean): Html =>
    html`<tr>
      <th scope="row"><code>${user.username}</code></th>
      <td lang="cs">${user.givenName} ${user.familyName}</td>
      <td lang="cs">${user.subject.name}</td>
      <td>${user.note[language]}${isLegacy ? html` <em>(${words.legacyOnly[language]})</em>` : ""}</td>
    </tr>`;
  return html`<section aria-labelledby="users">
    <h2 id="users">${words.users[language]}</h2>
    <p>${words.usersNote[language]}</p>
    <div class="wide" tabindex="0" role="group" aria-labelledby="users">
      <table>
        <thead>
          <tr>
            <th scope="col">${words.username[language]}</th>
            <th scope="col">${words.person[language]}</th>
            <th scope="col">${words.subject[language]}</th>
            <th scope="col">${words.special[language]}</th>
          </tr>
        </thead>
        <tbody>
          ${state.users.map((user) => row(user, false))} ${state.legacyUsers.map((user) => row(user, true))}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** The registered client systems, and what a program needs to be one of them. */
export function clientsSection(view: View): Html {
  const { state, language } = view;
  const note = fill(words.keysNote[language], { passphrase: html`<code>${pkcs12Passphrase}</code>` });
  return html`<section aria-labelledby="clients">
    <h2 id="clients">${words.clients[language]}</h2>
    <p>${words.authority[language]}: ${download("ca.pem", "ca.pem")}</p>
    <p>${note}</p>
    ${state.clients.map((client, index) => clientOf(client, clientFile(index), view))}
  </section>`;
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
