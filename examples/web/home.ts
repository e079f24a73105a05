import { RegistryError, type Registry } from "ares-caais";
import { html, type Html } from "./html.ts";
import type { User } from "./sessions.ts";

/** The page of somebody who is not logged in. */
export const welcome = html`<p>Nobody is logged in.</p>
  <p><a href="/auth/login">Log in by OpenID Connect</a></p>
  <p><a href="/legacy/login">Log in by the older SOAP API</a></p>`;

/** How a user has logged in, and where the logout is. */
export interface Way {
  readonly name: string;
  readonly logout: string;
}

/** The page of a user: who he is, and the company or authority that he acts for. */
export async function home(registry: Registry, user: User, way: Way): Promise<Html> {
  return html`<p>You are <strong lang="cs">${user.name}</strong> (${user.username}), logged in by ${way.name}.</p>
    <h2>You act for</h2>
    ${await subject(registry, user.ico)}
    <form method="post" action="${way.logout}"><button>Log out</button></form>`;
}

async function subject(registry: Registry, ico: string): Promise<Html> {
  try {
    const { obchodniJmeno = "", sidlo } = await registry.vratEkonomickySubjekt({ ico }, { deadline: 5000 });
    return html`<p lang="cs">${obchodniJmeno}<br />${sidlo?.textovaAdresa ?? ""}<br />IČO ${ico}</p>`;
  } catch (error) {
    if (error instanceof RegistryError && error.status === 404) return html`<p>IČO ${ico}, not in the registry</p>`;
    throw error;
  }
}
