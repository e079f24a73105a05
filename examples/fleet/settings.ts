/** A message of the queue: the number of a part; all else is in the database. */
export interface PartOfJob {
  readonly job: string;
  readonly part: number;
}

/** The addresses and options of the program. */
export interface Settings {
  readonly redis: string;
  readonly postgres: string;
  /** Address of the registry; that in production when it is not given. */
  readonly registryUrl: string | undefined;
  /** Most requests of all processes together in a minute. */
  readonly perMinute: number;
  /** Most processes that share them. */
  readonly processes: number;
}

export const queueName = "ares-look-ups";

const variable = "FLEET_SETTINGS";

/** For a worker; the environment, since the list of processes shows arguments, and these have passwords. */
export function writeSettings(settings: Settings): NodeJS.ProcessEnv {
  return { ...process.env, [variable]: JSON.stringify(settings) };
}

/** Settings from the process that started this worker. */
export function readSettings(): Settings {
  return JSON.parse(process.env[variable] ?? "{}") as Settings;
}
