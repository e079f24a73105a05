// Generated from package.json. Do not edit: change the source, then run "npm run generate".

/** Version of this package. */
export const packageVersion = "0.1.0";

/** How the package calls itself to a service (RFC 9110, section 10.1.5). */
export const userAgent = "ares-caais/0.1.0";
