// Wrong inputs, each refused for the right reason on every runtime.
import { createPrivateKey } from "node:crypto";
import { ContractError, createLegacyIdentity, createRegistry, TransportError, type TlsOptions } from "ares-caais";
import { createSandbox } from "ares-caais/sandbox";

const sandbox = await createSandbox();
const other = await createSandbox();
const { environment, client, faults } = sandbox;
const { clientId: atsId, tls } = client;
const create = (more: { readonly tls?: TlsOptions } = {}) =>
  createLegacyIdentity({ version: "4.2", environment, atsId, tls, retry: false, ...more });

async function tell(what: string, call: () => Promise<unknown>): Promise<void> {
  const found = await call().then(String, (error: unknown) =>
    error instanceof TransportError
      ? `${error.code} ${error.phase}`
      : error instanceof ContractError
        ? error.code
        : String(error),
  );
  console.log(`${what}: ${found}`);
}
const heartBeat = async (options: TlsOptions): Promise<string> => {
  const legacy = create({ tls: options });
  try {
    return (await legacy.heartBeat()).status;
  } finally {
    legacy.close();
  }
};

await tell("trusted", () => heartBeat(tls));
await tell("an unknown authority", () => heartBeat({ cert: tls.cert, key: tls.key }));
await tell("another authority", () => heartBeat({ ...tls, ca: other.certificateAuthority }));
await tell("another client certificate", () => heartBeat({ ...other.client.tls, ca: tls.ca }));
await tell("another key", async () => heartBeat({ ...tls, key: other.client.tls.key }));
const passphrase = "geheim";
const cipher = { type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase } as const;
const key = createPrivateKey(tls.key).export(cipher).toString();
await tell("an encrypted key", () => heartBeat({ ...tls, key, passphrase }));
await tell("another passphrase", async () => heartBeat({ ...tls, key, passphrase: "x" }));
faults.set({ service: "tls", kind: "expired-server-certificate" });
await tell("an expired server", () => heartBeat(tls));
faults.clear();
faults.set({ service: "tls", kind: "expired-client-certificates" });
await tell("an expired client", () => heartBeat(tls));
faults.clear();

const legacy = create();
for (const kind of ["dead-before-request", "dead-in-answer", "truncated", "too-large"] as const) {
  const sessionId = legacy.sessionId(await sandbox.logIn(legacy.loginUrl(), "novakova.jana"));
  faults.set({ service: "legacy", kind });
  await tell(kind, () => legacy.authConfirmation(sessionId));
  faults.clear();
}
const signal = AbortSignal.abort(new Error("aborted by the caller"));
await tell("an aborted call", () => legacy.heartBeat({ signal }));
faults.set({ service: "legacy", kind: "slow", delay: 2000 });
await tell("a late answer", () => legacy.heartBeat({ timeout: 200 }));
faults.clear();
legacy.close();

// Trusted by nobody but the sandbox's own fetch.
const registry = createRegistry({ environment, retry: false });
await tell("a registry that is not trusted", () =>
  registry.vratEkonomickySubjekt({ ico: "90000021" }).catch((error: unknown) => {
    // Not every global fetch says why.
    if (error instanceof TransportError && ["connection", "tls"].includes(error.phase)) return "not reached";
    throw error;
  }),
);
await sandbox.close();
await other.close();
