import { subscribe } from "node:diagnostics_channel";
import { Socket } from "node:net";
import { createSandbox, type SandboxFault } from "../../src/sandbox/index.ts";
import { inventedUsers } from "../../src/sandbox/identity/data/invented-users.ts";
import { generatedIco } from "../../src/sandbox/registry/data/seeds/generated.ts";
import { watchOneTimeValues } from "../soak/one-time-values.ts";
import { answerQuestions, type Service } from "../soak/sandbox-link.ts";

/** The sandbox of a soak: it sets faults, logs users in, and counts what the program does to it. */
const subjects = 600;

const open = { now: 0, peak: 0 };
subscribe("net.server.socket", (message) => {
  if (typeof message !== "object" || message === null || !("socket" in message)) return;
  if (!(message.socket instanceof Socket)) return;
  open.now += 1;
  open.peak = Math.max(open.peak, open.now);
  message.socket.once("close", () => (open.now -= 1));
});
let asksAgain = false;
const oneTimeValues = watchOneTimeValues(() => asksAgain);

const sandbox = await createSandbox({ additionalSubjects: subjects });
const usernames = inventedUsers.map(({ username }) => username);
/** The browser of each user, which stays in its session. */
const browsers = new Map(usernames.map((username) => [username, sandbox.openBrowser()]));

answerQuestions({
  setFaults: (faults) => {
    sandbox.faults.clear();
    for (const fault of faults) sandbox.faults.set(fault);
    // The specification says that the same session id is sent again then.
    asksAgain = faults.some(({ kind }: SandboxFault) => kind === "system-error");
    return Promise.resolve();
  },
  logIn: async (start, username) => {
    const browser = browsers.get(username);
    if (browser === undefined) throw new Error(`there is no user ${username}`);
    return browser.logIn(start, username);
  },
  count: () => {
    const { seen, repeated } = oneTimeValues;
    return Promise.resolve({ connections: open.now, peak: open.peak, oneTimeValues: seen, repeated });
  },
});
const service: Service = {
  environment: sandbox.environment,
  certificateAuthority: sandbox.certificateAuthority,
  client: sandbox.client,
  usernames,
  icos: Array.from({ length: subjects }, (_, index) => generatedIco(index)),
};
process.send?.(service);
process.once("disconnect", () => process.exit());
