import { newestLegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { environments } from "../../../generated/environments.gen.ts";
import { inCode, inText, inWords, span, type DefaultRow } from "./default-row.ts";
import { deadlineOf, maxAnswerBytesOf, retryOf, timeoutOf } from "./observe-calls.ts";
import * as commandLine from "./observe-command-line.ts";
import * as certificates from "./observe-certificates.ts";
import * as identity from "./observe-identity.ts";
import { legacyCall } from "./observe-legacy.ts";
import * as jobs from "./observe-jobs.ts";
import * as login from "./observe-login.ts";
import * as store from "./observe-redis-store.ts";
import * as redis from "./observe-redis.ts";
import * as registry from "./observe-registry.ts";
import * as sandbox from "./observe-sandbox.ts";
import * as servers from "./observe-sandbox-servers.ts";
import * as tools from "./observe-tools.ts";

const day = 86_400_000;
const mebibyte = 1024 * 1024;

/** What all three clients have. */
const limits = {
  timeout: { registry: 30_000, identity: 30_000, legacy: 30_000 },
  deadline: { registry: 120_000, identity: 60_000, legacy: 60_000 },
  maxAnswerBytes: { registry: 64 * mebibyte, identity: mebibyte, legacy: mebibyte },
};
const retry = { retries: 3, minDelay: 500, maxDelay: 20_000, maxRetryAfter: 60_000 };
const perMinute = 500;
const fleetShare = 0.15;
const blockPause = 60_000;
const pageSize = 100;
const segmentPageSize = 200;
const icoPerRequest = 100;
/** At first, and at most. */
const concurrency = [2, 8] as const;
const interval = 900_000;
const checkConcurrency = 8;
const watchSources = ["ares", "vr", "ros", "res", "rzp"];
const codeList = 3_600_000;
const clockTolerance = 30;
const loginLifetime = 600_000;
const keyReloads = 4;
const cacheTimeout = 250;
const lease = 2000;
const storeName = "ares";
const compressAbove = 1024;
const processes = 10;
const keyMaxAge = 600_000;
const discoveryMaxAge = 3_600_000;
const discoveryLongestUse = day;
const discoveryPause = 60_000;
const sessionLifetime = 28_800_000;
const secretBytes = 32;
const supplierTimeout = 30_000;
const warnDays = 30;
const detailsPerSource = 3;
const slow = 2000;
const longestDelay = 600_000;
const sessionIdLifetime = 300_000;
const sessionIdCapacity = 10_000;
const authorityLifetime = 7 * day;
const clientLifetime = 90 * day;
const largestBody = 64 * 1024;
const source = "ares";
const environment = "production";
const network = "internet";
const shortcut = "SANDBOX";
const identityBehaviour = "specification";
const version = newestLegacyVersion;
const redirectUris = ["https://app.example/login/callback"];
const postLogoutRedirectUris = ["https://app.example/logout/callback"];
const legacyLoginUrl = "https://app.example/legacy/callback";
const legacyLogoutUrl = "https://app.example/legacy/";

const guides = {
  bulk: "docs/guides/bulk-lookups.md",
  certificates: "docs/guides/certificates.md",
  commands: "docs/guides/command-line.md",
  testing: "docs/guides/testing.md",
  environments: "docs/guides/environments.md",
  errors: "docs/guides/errors.md",
  fleets: "docs/guides/fleets.md",
  legacy: "docs/guides/legacy-migration.md",
  login: "docs/guides/login.md",
  loginByHand: "docs/guides/login-by-hand.md",
};
const inRow = (option: string, values: readonly string[]): string => `| \`${option}\` | ${values.join(" | ")} |`;
const seconds = (values: object): string[] => Object.values(values).map((value: number) => `${value / 1000} s`);
const policy = `{ ${Object.entries(retry)
  .map(([name, value]) => `${name}: ${inCode(value)}`)
  .join(", ")} }`;
const quoted = (value: unknown): string => JSON.stringify(value);

/** The rows that each client has of its own. */
const commonRows = (["registry", "identity", "legacy"] as const).flatMap((client): DefaultRow[] => {
  const call = { registry: registry.registryCall, identity: identity.identityCall, legacy: legacyCall }[client];
  // They are documented once, with what differs.
  const docstring = (member: string, text: string): Record<string, string> => ({
    [`src/transport/common-options.ts CommonClientOptions.${member}`]: text,
  });
  const apart = ({ registry: ofRegistry, identity: ofOthers }: Record<typeof client, number>): string =>
    `${inCode(ofOthers)}; of the registry ${inCode(ofRegistry)}`;
  return [
    {
      name: `${client}: timeout`,
      value: limits.timeout[client],
      observe: () => timeoutOf(call),
      docstrings: docstring("timeout", inCode(limits.timeout[client])),
      said: { [guides.environments]: [inRow("timeout", seconds(limits.timeout))] },
    },
    {
      name: `${client}: deadline`,
      value: limits.deadline[client],
      observe: () => deadlineOf(call),
      docstrings: docstring("deadline", apart(limits.deadline)),
      said: { [guides.environments]: [inRow("deadline", seconds(limits.deadline))] },
    },
    {
      name: `${client}: maxAnswerBytes`,
      value: limits.maxAnswerBytes[client],
      observe: () => maxAnswerBytesOf(call),
      docstrings: docstring("maxAnswerBytes", apart(limits.maxAnswerBytes)),
      said: {
        [guides.environments]: [
          inRow(
            "maxAnswerBytes",
            Object.values(limits.maxAnswerBytes).map((bytes) => `${bytes / mebibyte} MiB`),
          ),
        ],
        "SECURITY.md": [`An answer of the registry may have ${limits.maxAnswerBytes.registry / mebibyte} MB`],
      },
    },
    {
      name: `${client}: retry`,
      value: retry,
      observe: () => retryOf(call),
      docstrings: {
        ...docstring("retry", policy),
        ...Object.fromEntries(
          Object.entries(retry).map(([member, value]) => [
            `src/transport/retry.ts RetryOptions.${member}`,
            inCode(value),
          ]),
        ),
      },
      said: {
        [guides.errors]: [
          `are sent again up to ${inWords(retry.retries)} times`,
          `\`Retry-After\` is heeded up to ${span(retry.maxRetryAfter)}`,
        ],
        [guides.legacy]: [`are sent again up to ${inWords(retry.retries)} times (\`retry\`)`],
      },
    },
  ];
});

/**
 * Every default of the package as the code has it, with the docstrings and texts that say it. Whoever adds a default adds a
 * row; the test fails for a `@default` without one.
 */
export const defaults: readonly DefaultRow[] = [
  ...commonRows,
  {
    name: "registry: address",
    value: environments[environment][network].registry,
    observe: registry.registryAddress,
  },
  {
    name: "[REG-16] registry: requestsPerMinute",
    value: perMinute,
    observe: registry.requestsPerMinute,
    docstrings: { "src/registry/options.ts RegistryOptions.requestsPerMinute": inCode(perMinute) },
    said: {
      "README.md": [`${perMinute} requests a minute at most`],
      [guides.bulk]: [`| ${perMinute} queries a minute |`],
      "src/registry/options.ts": [`The terms of use of the live service allow ${perMinute}.`],
    },
  },
  {
    name: "redisBudget: perMinute",
    value: perMinute,
    observe: redis.perMinute,
    docstrings: { "src/redis/redis-budget.ts RedisBudgetOptions.perMinute": inCode(perMinute) },
    said: { [guides.fleets]: [`| \`perMinute\` | ${perMinute} |`] },
  },
  {
    name: "redisBudget: name",
    value: source,
    observe: redis.name,
    docstrings: { "src/redis/redis-budget.ts RedisBudgetOptions.name": quoted(source) },
    said: { [guides.fleets]: [`| \`name\` | \`${quoted(source)}\` |`] },
  },
  {
    name: "redisBudget: fallback.share",
    value: fleetShare,
    observe: redis.share,
    docstrings: { "src/redis/redis-budget.ts BudgetFallback.share": String(fleetShare) },
    said: { [guides.fleets]: [`| \`fallback.share\` | ${fleetShare} |`] },
  },
  {
    name: "registry: blockPause",
    value: blockPause,
    observe: registry.blockPause,
    docstrings: { "src/registry/options.ts RegistryOptions.blockPause": inCode(blockPause) },
    said: { [guides.bulk]: [`wait for \`blockPause\` (${span(blockPause)}, unless you say otherwise)`] },
  },
  {
    name: "registry: validate",
    value: "off",
    observe: registry.validate,
    docstrings: { "src/registry/options.ts RegistryOptions.validate": quoted("off") },
  },
  {
    name: "registry: source, concurrency and size of the requests of lookup",
    value: { path: "/ekonomicke-subjekty/vyhledat", underWay: [...concurrency], icos: icoPerRequest },
    observe: registry.lookupRequests,
    docstrings: {
      "src/registry/lookup.ts LookupOptions.source": quoted(source),
      "src/registry/lookup.ts LookupOptions.concurrency": concurrency.join(" to "),
    },
    said: {
      "README.md": [`// ${icoPerRequest} in a request, in the order`],
      "src/registry/create-registry.ts": [`up to ${icoPerRequest} in one request`],
      "src/cli/commands/lookup.ts": [`Looks subjects up by ico, ${icoPerRequest} in a request`],
      [guides.commands]: [`Subjects by ico, ${icoPerRequest} in a request`],
      [guides.bulk]: [
        `\`lookup\` has ${concurrency.map(inWords).join(" to ")} requests under way`,
        `asks for up to ${icoPerRequest} subjects in one request`,
        `its default is \`${source}\``,
      ],
    },
  },
  {
    name: "registry: pageSize of paginate",
    value: pageSize,
    observe: registry.pageSize,
    docstrings: { "src/registry/paginate.ts PaginateOptions.pageSize": inCode(pageSize) },
  },
  {
    name: "jobs: options of searchAll",
    value: { pageSize: segmentPageSize, endsByItself: true },
    observe: registry.segmentOptions,
    docstrings: {
      "src/jobs/search-all/search-all.ts SearchAllOptions.pageSize": inCode(segmentPageSize),
      "src/jobs/search-all/search-all.ts SearchAllOptions.maxRequests": "no limit",
    },
  },
  {
    name: "sandbox: when a change of the registry happens",
    value: [58, 57, 58],
    observe: sandbox.registryChange,
    docstrings: {
      "src/sandbox/registry/sandbox-registry.ts RegistryChange.data": "none",
      "src/sandbox/registry/sandbox-registry.ts RegistryChange.remove": "none",
      "src/sandbox/registry/sandbox-registry.ts RegistryChange.afterRequests": "0, it happens at once",
    },
  },
  {
    name: "registry: interval of changes, which follows",
    value: interval,
    observe: registry.changesInterval,
    docstrings: {
      "src/registry/changes.ts ChangesOptions.interval": inCode(interval),
      "src/registry/changes.ts ChangesOptions.follow": "true",
    },
    said: {
      [guides.bulk]: [`With \`follow: true\`, the default,`, `looks every ${span(interval)} (\`interval\`)`],
      [guides.commands]: [`with \`--follow\` (${interval / 1000})`],
      "src/cli/commands/changes.ts": [`with --follow (default: ${interval / 1000})`],
    },
  },
  {
    name: "jobs: concurrency and statutory bodies of check",
    value: { underWay: checkConcurrency, vr: true },
    observe: jobs.checkRequests,
    docstrings: {
      "src/jobs/check.ts CheckOptions.concurrency": inCode(checkConcurrency),
      "src/jobs/check.ts CheckOptions.statutoryBody": "true",
    },
  },
  {
    name: "jobs: sources, beginning, gaps and interval of watch, which follows",
    value: { sources: watchSources, begin: "newest", interval, gap: "throw" },
    observe: jobs.watchLooks,
    docstrings: {
      "src/jobs/watch.ts WatchOptions.sources": quoted(watchSources).replaceAll(",", ", "),
      "src/jobs/watch.ts WatchOptions.begin": quoted("newest"),
      "src/jobs/watch.ts WatchOptions.onGap": quoted("throw"),
      "src/jobs/watch.ts WatchOptions.follow": "true",
      "src/jobs/watch.ts WatchOptions.interval": inCode(interval),
    },
    said: {
      "docs/guides/watch.md": [
        `looks every ${span(interval)} (\`interval\`)`,
        `looks every ${span(interval)} (\`--interval\`)`,
      ],
      [guides.commands]: [`without \`--once\` (${interval / 1000})`, `(\`${watchSources.join(" ")}\`)`],
      "src/cli/commands/watch.ts": [
        `without --once (default: ${interval / 1000})`,
        `(default: ${watchSources.join(" ")})`,
        "(default: newest)",
        "(default: throw)",
      ],
    },
  },
  {
    name: "registry: cache.timeout",
    value: cacheTimeout,
    observe: registry.cacheTimeout,
    docstrings: { "src/registry/cache.ts CacheOptions.timeout": inCode(cacheTimeout) },
    said: { [guides.bulk]: ["by a quarter of a second at most (`cache.timeout`)"] },
  },
  {
    name: "registry: how long others wait for who asks",
    value: lease,
    observe: registry.lease,
    said: { [guides.bulk]: [`wait for that answer, ${span(lease)} at most`] },
  },
  {
    name: "command line: --processes",
    value: processes,
    observe: commandLine.processes,
    said: { [guides.commands]: [`most processes that share it (${processes})`] },
  },
  {
    name: "redisStore: name",
    value: storeName,
    observe: store.storeName,
    docstrings: { "src/redis/redis-store.ts RedisStoreOptions.name": quoted(storeName) },
  },
  {
    name: "redisStore: compressAbove",
    value: compressAbove,
    observe: store.compressAbove,
    docstrings: { "src/redis/redis-store.ts RedisStoreOptions.compressAbove": inCode(compressAbove) },
    said: { [guides.bulk]: [`more than ${inText(compressAbove)} characters`] },
  },
  {
    name: "registry: how long a code list is kept",
    value: codeList,
    observe: registry.codeListLifetime,
    said: {
      [guides.bulk]: [`keeps a code list for ${span(codeList)}`],
      "src/registry/create-registry.ts": [`kept for ${span(codeList)}.`],
      "src/registry/code-list.ts": [`in milliseconds: ${span(codeList)}.`, `keeps each list for ${span(codeList)}`],
      "docs/api/registry.md": [`kept for ${span(codeList)}.`],
    },
  },
  {
    name: "identity: environment and network",
    value: [environment, network],
    observe: identity.environmentAndNetwork,
    docstrings: {
      "src/environment/addresses.ts EnvironmentOptions.environment": quoted(environment),
      "src/environment/addresses.ts EnvironmentOptions.network": quoted(network),
    },
    said: {
      [guides.environments]: [
        `\`environment\` is \`${environment}\` (the default)`,
        `\`network\` is \`${network}\` (the default)`,
      ],
      [guides.commands]: [`| \`${environment}\` (the default),`, `| \`${network}\` (the default)`],
      "src/cli/service-options.ts": [
        `published environment (default: ${environment})`,
        `network to call it from (default: ${network})`,
      ],
    },
  },
  {
    name: "identity: clockTolerance",
    value: clockTolerance,
    observe: identity.clockTolerance,
    docstrings: { "src/identity/options.ts IdentityOptions.clockTolerance": inCode(clockTolerance) },
    said: { [guides.errors]: [`${clockTolerance} seconds are allowed (\`clockTolerance\`)`] },
  },
  {
    name: "identity: loginLifetime",
    value: loginLifetime,
    observe: identity.loginLifetime,
    docstrings: { "src/identity/options.ts IdentityOptions.loginLifetime": inCode(loginLifetime) },
    said: { [guides.loginByHand]: [`it expires after ${span(loginLifetime)} (\`loginLifetime\`)`] },
  },
  {
    name: "login: sessions",
    // Nobody asked for eight hours, and the session ended no earlier.
    value: {
      ...{ lifetime: sessionLifetime, idleLifetime: "the lifetime", store: "encrypted cookies", afterLogout: "/" },
      ...{ name: "caais", maxAuthenticationAge: "any time" },
    },
    observe: login.sessions,
    docstrings: {
      "src/login/options.ts CreateLoginOptions.lifetime": inCode(sessionLifetime),
      "src/login/options.ts CreateLoginOptions.idleLifetime": "the lifetime",
      "src/login/options.ts CreateLoginOptions.store": "encrypted cookies",
      "src/login/options.ts CreateLoginOptions.afterLogout": quoted("/"),
      "src/login/options.ts CreateLoginOptions.name": quoted("caais"),
      "src/login/options.ts CreateLoginOptions.maxAuthenticationAge": "any time",
    },
    said: { [guides.login]: [`lasts at most: ${span(sessionLifetime)} unless you say otherwise`] },
  },
  {
    name: "identity: discoveryMaxAge",
    value: discoveryMaxAge,
    observe: identity.discoveryMaxAge,
    docstrings: { "src/identity/options.ts IdentityOptions.discoveryMaxAge": inCode(discoveryMaxAge) },
  },
  {
    name: "identity: longest use of a discovery document",
    value: discoveryLongestUse,
    observe: identity.discoveryLongestUse,
    said: {
      "src/identity/context.ts": [
        `cannot be refreshed, in milliseconds: ${span(discoveryLongestUse)}.`,
        `stays in use for ${span(discoveryLongestUse)} at most`,
      ],
    },
  },
  {
    name: "identity: pause after a failed renewal",
    value: discoveryPause,
    observe: identity.discoveryPause,
    said: { "src/identity/context.ts": [`before the next try, in milliseconds: ${span(discoveryPause)}.`] },
  },
  { name: "identity: longest wait for a renewal", value: 5000, observe: identity.renewalWait },
  {
    name: "identity: how long keys are used",
    value: keyMaxAge,
    observe: identity.keyMaxAge,
    said: { "src/identity/context.ts": [`loaded again, in milliseconds: ${span(keyMaxAge)}.`] },
  },
  {
    name: "identity: most loads of keys a minute for signatures that none fits",
    value: keyReloads,
    observe: identity.keyReloads,
    said: { "docs/security.md": [`at most ${inWords(keyReloads)} loads a minute`] },
  },
  {
    name: "identity: method and secrets of a login",
    value: { method: "GET", bytes: [secretBytes, secretBytes, secretBytes] },
    observe: identity.loginForm,
    docstrings: {
      "src/identity/begin-login.ts LoginOptions.method": quoted("GET"),
      "src/identity/begin-login.ts LoginOptions.state": `${secretBytes} random bytes in base64url`,
    },
    said: { "src/identity/begin-login.ts": [`/** ${secretBytes} random bytes in base64url:`] },
  },
  {
    name: "tls: warnDays",
    value: warnDays,
    observe: certificates.warnDays,
    docstrings: { "src/transport/mutual-tls.ts TlsOptions.warnDays": inCode(warnDays) },
    said: {
      [guides.certificates]: [
        `is told ${warnDays} days before the certificate in use expires (\`warnDays\`), once a day`,
      ],
    },
  },
  {
    name: "tls: how often the same is told",
    value: day,
    observe: certificates.certificateTold,
    said: { "src/transport/mutual-tls.ts": [`The same is told at most once ${span(day)}.`] },
  },
  {
    name: "tls: time of a function that gives certificates",
    value: supplierTimeout,
    observe: certificates.supplierTimeout,
    said: {
      "src/transport/mutual-tls.ts": [`It has ${span(supplierTimeout)}.`],
      "docs/api/identity.md": [`It has ${span(supplierTimeout)}.`],
    },
  },
  { name: "tls: how long an idle connection is used again", value: 4000, observe: certificates.idleLimit },
  {
    name: "verify: detailsPerSource",
    value: detailsPerSource,
    observe: tools.detailsPerSource,
    docstrings: { "src/verify/options.ts VerificationSamples.detailsPerSource": inCode(detailsPerSource) },
  },
  {
    name: "verify: environment and network",
    value: {
      registry: environments[environment][network].registry,
      identity: environments[environment][network].oidc,
    },
    observe: tools.verifiedAddresses,
    docstrings: {
      "src/verify/options.ts VerificationOptions.environment": quoted(environment),
      "src/verify/options.ts VerificationOptions.network": quoted(network),
    },
  },
  {
    name: "sandbox: options",
    value: {
      ports: { registry: 0, oidc: 0, oidcMutualTls: 0, legacyPages: 0, legacyMutualTls: 0, control: 0 },
      additionalSubjects: 0,
      own: undefined,
      clients: [
        {
          clientId: shortcut,
          redirectUris,
          postLogoutRedirectUris,
          legacyLoginUrl,
          legacyLogoutUrl,
          certificates: 1,
        },
      ],
      identityBehaviour,
    },
    observe: sandbox.sandboxOptions,
    docstrings: {
      "src/sandbox/options.ts SandboxOptions.port": "0, any free one",
      "src/sandbox/options.ts SandboxOptions.ports": "0 for each, any free one",
      "src/sandbox/options.ts SandboxOptions.additionalSubjects": "0",
      "src/sandbox/options.ts SandboxOptions.data": "none",
      "src/sandbox/options.ts SandboxOptions.clients": `one with the shortcut ${shortcut}`,
      "src/sandbox/options.ts SandboxOptions.identityBehaviour": quoted(identityBehaviour),
      "src/testing/identity/create-test-identity-provider.ts TestIdentityProviderOptions.behaviour":
        quoted(identityBehaviour),
      "src/sandbox/client-systems.ts SandboxClientOptions.redirectUris": quoted(redirectUris),
      "src/sandbox/client-systems.ts SandboxClientOptions.postLogoutRedirectUris": quoted(postLogoutRedirectUris),
      "src/sandbox/client-systems.ts SandboxClientOptions.legacyLoginUrl": quoted(legacyLoginUrl),
      "src/sandbox/client-systems.ts SandboxClientOptions.legacyLogoutUrl": quoted(legacyLogoutUrl),
      "src/sandbox/client-systems.ts SandboxClientOptions.certificates": "1",
    },
    said: {
      [guides.commands]: [`shortcut of the registered client system (\`${shortcut}\`)`],
      [guides.testing]: [`\`${identityBehaviour}\` (the default)`],
    },
  },
  {
    name: "sandbox: delay of the fault slow",
    value: { identity: slow, legacy: slow },
    observe: sandbox.slowDelays,
    docstrings: {
      "src/sandbox/identity/faults.ts IdentityFaultSetting.delay": inText(slow),
      "src/sandbox/legacy/faults.ts LegacyFaultSetting.delay": inText(slow),
    },
  },
  {
    name: "sandbox: longest delay of a fault",
    value: longestDelay,
    observe: sandbox.longestDelay,
    said: {
      "src/sandbox/identity/faults.ts": [`in milliseconds, at most ${inText(longestDelay)}.`],
      "src/sandbox/legacy/faults.ts": [`in milliseconds, at most ${inText(longestDelay)}.`],
      "src/sandbox/registry/faults.ts": [
        `by \`delay\` milliseconds (at most ${inText(longestDelay)})`,
        `By how many milliseconds, at most ${inText(longestDelay)}.`,
      ],
    },
  },
  {
    name: "sandbox: how many requests a fault meets",
    value: { registry: Infinity, legacy: Infinity },
    observe: sandbox.faultTimes,
    docstrings: {
      "src/sandbox/registry/faults.ts Reach.times": "Infinity",
      "src/sandbox/legacy/faults.ts LegacyFaultSetting.times": "Infinity",
    },
    said: { "src/sandbox/registry/faults.ts": ["before it is over (default `Infinity`)"] },
  },
  { name: "sandbox: requestsPerMinute of the fault budget-exceeded", value: perMinute, observe: sandbox.budget },
  { name: "sandbox: items of a page, usually and at most", value: [100, 200], observe: sandbox.pageSizes },
  { name: "sandbox: lifetime of a code", value: 60_000, observe: sandbox.codeLifetime },
  { name: "sandbox: how long a used code is remembered", value: 600_000, observe: sandbox.codeMemory },
  { name: "sandbox: lifetime of a refresh token", value: 1_800_000, observe: sandbox.refreshTokenLifetime },
  { name: "sandbox: how long an access token is taken", value: 300_000, observe: sandbox.accessTokenUse },
  { name: "sandbox: codes at a time", value: 1000, observe: sandbox.codeCapacity },
  {
    name: "sandbox: lifetimes of tokens, in seconds",
    value: { access: 300, identity: 1800, expiresIn: 300 },
    observe: sandbox.tokenLifetimes,
  },
  { name: "sandbox: lifetime of a session", value: 8 * 3_600_000, observe: sandbox.sessionLifetime },
  {
    name: "sandbox: lifetime of a session id",
    value: sessionIdLifetime,
    observe: sandbox.sessionIdLifetime,
    said: { "src/sandbox/legacy/legacy-state.ts": [`one confirmation within ${span(sessionIdLifetime)}.`] },
  },
  {
    name: "sandbox: session ids at a time",
    value: sessionIdCapacity,
    observe: sandbox.sessionIdCapacity,
    said: { "src/sandbox/legacy/legacy-state.ts": [`Keeps at most ${inText(sessionIdCapacity)} session identifiers`] },
  },
  {
    name: "sandbox: lifetime of a login page",
    value: { identity: 600_000, legacy: 600_000 },
    observe: servers.unfinishedLogins,
  },
  {
    name: "sandbox: largest bodies",
    value: { registry: mebibyte, identity: largestBody, legacy: largestBody, control: largestBody },
    observe: servers.largestBodies,
    said: { "src/sandbox/control/README.md": [`of more than ${largestBody / 1024} KiB (413)`] },
  },
  {
    name: "sandbox: validity of its authority",
    value: [-300_000, authorityLifetime],
    observe: certificates.authorityValidity,
    said: { "src/sandbox/certificate-authority.ts": [`(ECDSA P-256), valid for ${span(authorityLifetime)}.`] },
  },
  {
    name: "sandbox: validity of a server certificate",
    value: [-300_000, authorityLifetime],
    observe: certificates.serverValidity,
    said: { "src/sandbox/certificate-authority.ts": [`by default ${span(authorityLifetime)} from now for a server`] },
  },
  {
    name: "sandbox: validity of a client certificate",
    value: [-300_000, clientLifetime],
    observe: certificates.clientValidity,
    said: { "src/sandbox/certificate-authority.ts": [`${clientLifetime / day} days for a client.`] },
  },
  {
    name: "testing: lifetimes of tokens, in seconds",
    value: { access: 300, identity: 1800 },
    observe: tools.testTokenLifetimes,
  },
  {
    name: "testing: seed of a sample",
    value: 0,
    observe: tools.sampleSeed,
    docstrings: { "src/testing/sample/sample.ts SampleOptions.seed": "0, the fullest example of the contract" },
  },
  {
    name: "testing: whether a handler answers once",
    value: { registry: false, legacy: false },
    observe: tools.handlersOnce,
    docstrings: {
      "src/testing/registry/registry-handler.ts RegistryHandlerOptions.once": "false",
      "src/testing/legacy/legacy-handler.ts LegacyHandlerOptions.once": "false",
    },
  },
  {
    name: "testing: validity of a certificate",
    value: [-day, 365 * day],
    observe: certificates.testValidity,
    docstrings: {
      "src/testing/test-certificate.ts TestCertificateOptions.notBefore": `${span(day)} ago`,
      "src/testing/test-certificate.ts TestCertificateOptions.notAfter": "in a year",
    },
  },
  {
    name: "testing: name of a certificate",
    value: "AIS",
    observe: certificates.testCommonName,
    docstrings: { "src/testing/test-certificate.ts TestCertificateOptions.commonName": quoted("AIS") },
  },
  {
    name: "command line: options",
    value: {
      "lookup --source": source,
      "search --source": source,
      "heartbeat --version": version,
      "verify --service": ["registry"],
      "verify --version": version,
      "sandbox --client-id": shortcut,
    },
    observe: tools.optionDefaults,
    said: {
      [guides.commands]: [
        `\`${source}\` (the combined registry, the default)`,
        "version of the SOAP API (the newest)",
        "`registry` (the default), `identity`",
      ],
    },
  },
  { name: "command line: longest attempt", value: 30_000, observe: tools.longestAttempt },
  {
    name: "command line: times of reading a document",
    value: { timeout: limits.timeout.registry, deadline: limits.deadline.registry },
    observe: tools.documentTimes,
  },
  { name: "command line: times of progress", value: { patience: 1000, pause: 100 }, observe: tools.progressTimes },
  { name: "command line: columns of a terminal", value: 80, observe: tools.usualColumns },
];
