import { createRegistry, type Identity } from "ares-caais";
import type { Sandbox } from "ares-caais/sandbox";
import { chapter, facts } from "../print.ts";
import { legacyOf } from "./legacy.ts";
import type { Cast } from "./registry.ts";
import { showError } from "./show-error.ts";

/** The services that the faults affect. */
export interface Affected {
  readonly sandbox: Sandbox;
  readonly identity: Identity;
}

/** Lets three things go wrong, one in each service. */
export async function faults({ sandbox, identity }: Affected, { ico }: Cast): Promise<void> {
  chapter(
    "The registry is down for a moment: the client asks again",
    'sandbox.faults.set({ service: "registry", kind: "status", status: 500, times: 2 })',
  );
  sandbox.faults.set({ service: "registry", kind: "status", status: 500, times: 2 });
  const waits: string[] = [];
  const registry = createRegistry({
    environment: sandbox.environment,
    fetch: sandbox.fetch,
    onEvent: (event) => {
      if (event.type === "retry") waits.push(`${Math.round(event.delay)} ms`);
    },
  });
  const { obchodniJmeno } = await registry.vratEkonomickySubjekt({ ico });
  facts([
    ["Waited for", waits.join(", then ")],
    ["Answered", obchodniJmeno],
  ]);

  chapter(
    "An identity token of another login: not trusted",
    'sandbox.faults.set({ service: "identity", kind: "wrong-nonce" })',
  );
  sandbox.faults.set({ service: "identity", kind: "wrong-nonce" });
  const begun = await identity.beginLogin({ scope: ["openid"] });
  await showError(identity.completeLogin(await sandbox.logIn(begun, "kral.petr"), begun.pending));

  chapter(
    "The answer is lost after the session id was used up: no second try",
    'sandbox.faults.set({ service: "legacy", kind: "dead-after-request" })',
  );
  sandbox.faults.set({ service: "legacy", kind: "dead-after-request" });
  const legacy = legacyOf(sandbox, "4.2");
  try {
    const callback = await sandbox.logIn(legacy.loginUrl(), "kral.petr");
    await showError(legacy.authConfirmation(legacy.sessionId(callback)));
  } finally {
    legacy.close();
    sandbox.faults.clear();
  }
}
