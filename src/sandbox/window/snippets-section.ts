import { pkcs12Passphrase } from "../export/certificate-files.ts";
import { quote, sandboxVariables } from "../export/variables.ts";
import { fill, html, type Html } from "../pages/html.ts";
import { words } from "../pages/words.ts";
import { section } from "./parts.ts";
import { paths, type View } from "./window-state.ts";

type SnippetName = "shell" | "curl" | "typescriptRegistry" | "typescriptLogin" | "curlFault";

/** Programs and commands that reach this sandbox as they stand, in a folder with the files of the first client system. */
function snippetsOf({ state }: Pick<View, "state">): Readonly<Record<SnippetName, string>> {
  const { environment, controlAddress: control, clients } = state;
  const [client] = clients;
  if (client === undefined) throw new Error("a sandbox has a client system");
  const files = { certificateAuthority: "ca.pem", certificate: "client.pem", key: "client-key.pem" };
  const variables = [...sandboxVariables({ environment, client }, files)];
  const addresses = JSON.stringify(environment, undefined, 2);
  const subject = `${environment.registry}/ekonomicke-subjekty/90000021`;
  return {
    shell: variables.map(([name, value]) => `export ${name}=${quote(value)}`).join("\n"),
    curl: `# The authority is new at every start: take it from this machine, and trust it for these calls alone.
curl --silent --insecure --output ca.pem ${control}${paths.certificates}ca.pem
curl --silent --cacert ca.pem ${subject}`,
    typescriptRegistry: `// node with NODE_EXTRA_CA_CERTS=ca.pem
import { createRegistry } from "ares-caais";

const environment = ${addresses};
const registry = createRegistry({ environment });
const { obchodniJmeno } = await registry.vratEkonomickySubjekt({ ico: "90000021" });
console.log(obchodniJmeno);`,
    typescriptLogin: `// node with NODE_EXTRA_CA_CERTS=ca.pem
import { readFile } from "node:fs/promises";
import { createIdentity } from "ares-caais";

const identity = createIdentity({
  environment: ${addresses.replaceAll("\n", "\n  ")},
  clientId: ${JSON.stringify(client.clientId)},
  redirectUri: ${JSON.stringify(client.redirectUris[0])},
  tls: { pfx: await readFile("client.p12"), passphrase: ${JSON.stringify(pkcs12Passphrase)} },
});
const { url, pending } = await identity.beginLogin({ scope: ["openid", "profile"] });
console.log(url);
// The browser comes back with a code: await identity.completeLogin(callback, pending)`,
    curlFault: `curl --silent --cacert ca.pem --request PUT --json '{"service":"registry","kind":"latency","delay":3000,"times":1}' ${control}/faults`,
  };
}

/** The snippets, each with a button that copies it where scripts run. */
export function snippetsSection(view: View): Html {
  const command = html`<code>ares-caais sandbox --export</code>`;
  // The table has every name and nothing else.
  const snippets = Object.entries(snippetsOf(view)) as readonly (readonly [SnippetName, string])[];
  const content = html`<p>${fill(words.snippetsNote, { command })}</p>
    ${snippets.map(
      ([name, text]) =>
        html`<h3 id="snippet-title-${name}">${words[name]}</h3>
          <pre
            tabindex="0"
            role="region"
            aria-labelledby="snippet-title-${name}"
          ><code id="snippet-${name}">${text}</code></pre>
          <button type="button" class="other" data-copy="snippet-${name}" data-done="${words.copied}" hidden>
            ${words.copy}
          </button>`,
    )}`;
  return section("snippets", content);
}
