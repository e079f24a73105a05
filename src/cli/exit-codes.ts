/** How the program ends. */
export const exitCodes = {
  done: 0,
  notFound: 1,
  usage: 2,
  service: 3,
  network: 4,
  machine: 5,
  bug: 70,
  interrupted: 130,
  terminated: 143,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** What each of them means, for `--help`. */
export const exitCodeMeanings: Readonly<Record<keyof typeof exitCodes, string>> = {
  done: "done; also when whoever reads the output closes it early",
  notFound: "something was not found, is no ico, or breaks the contract (verify)",
  usage: "wrong usage or input; nothing was sent",
  service: "the service refused, failed, or answered outside the contract",
  network: "no complete answer: connection, TLS or time",
  machine: "this machine: a port in use, a file that cannot be written, a full disk",
  bug: "a fault of this program",
  interrupted: "interrupted by Ctrl-C",
  terminated: "stopped by SIGTERM",
};
