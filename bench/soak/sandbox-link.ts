import type { Addresses } from "../../generated/environments.gen.ts";
import type { SandboxClient, SandboxFault } from "../../src/sandbox/index.ts";

/** What a program has to know of the sandbox that it calls; plain values. */
export interface Service {
  readonly environment: Required<Addresses>;
  readonly certificateAuthority: string;
  readonly client: SandboxClient;
  /** Users that can log in. */
  readonly usernames: readonly string[];
  /** Numbers of subjects that are in the sources ares, res, ros, vr and rzp. */
  readonly icos: readonly string[];
}

/** What the sandbox counted. */
export interface SandboxCounts {
  /** Connections to all its servers that are open. */
  readonly connections: number;
  /** Most of them at any time. */
  readonly peak: number;
  /** Authorization codes, refresh tokens and session ids that came. */
  readonly oneTimeValues: number;
  /** How many of them came again. */
  readonly repeated: number;
}

/** What the program of a soak may ask of the process with the sandbox. */
export interface SandboxLink {
  /** Replaces all faults. */
  readonly setFaults: (faults: readonly SandboxFault[]) => Promise<void>;
  /** Logs a user in within the user's single sign-on session, and gives the address that the browser comes back to. */
  readonly logIn: (start: string, username: string) => Promise<string>;
  readonly count: () => Promise<SandboxCounts>;
}

interface Question {
  readonly number: number;
  readonly name: keyof SandboxLink;
  readonly args: readonly unknown[];
}

interface Reply {
  readonly number: number;
  readonly value?: unknown;
  readonly failure?: string;
}

/** The side of the program: questions go to the parent process, which passes them on. */
export function connectToSandbox(): SandboxLink {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  process.on("message", (reply: Reply) => {
    waiting.get(reply.number)?.(reply);
    waiting.delete(reply.number);
  });
  const ask = (name: keyof SandboxLink, ...args: readonly unknown[]): Promise<unknown> => {
    last += 1;
    const question: Question = { number: last, name, args };
    process.send?.(question);
    return new Promise((resolve, reject) => {
      waiting.set(question.number, ({ value, failure }) => {
        if (failure === undefined) resolve(value);
        else reject(new Error(failure));
      });
    });
  };
  // The other side is of the same type.
  return {
    setFaults: async (faults) => {
      await ask("setFaults", faults);
    },
    logIn: async (start, username) => (await ask("logIn", start, username)) as string,
    count: async () => (await ask("count")) as SandboxCounts,
  };
}

/** The side of the sandbox. */
export function answerQuestions(link: SandboxLink): void {
  process.on("message", ({ number, name, args }: Question) => {
    // The other side is of the same type.
    const answer = link[name] as (...args: readonly unknown[]) => Promise<unknown>;
    answer(...args).then(
      (value) => process.send?.({ number, value } satisfies Reply),
      (error: unknown) => process.send?.({ number, failure: String(error) } satisfies Reply),
    );
  });
}
