/** Addresses of the services, without a trailing slash. A kind that is not published is absent. */
export interface Addresses {}

/** A published environment. */
export type EnvironmentName = keyof typeof environments;

/** A network that the services are reached from. */
export type NetworkName = keyof (typeof environments)[EnvironmentName];

/** The published addresses by environment and network. */
export const environments = {} as const;

/** Path of the SOAP endpoint below the address `legacyMutualTls`. */
export const legacyEndpointPath = "";

/** Paths of the legacy pages below the address `legacyPages`, and the names of their query parameters. */
export const legacyPages = {} as const;
