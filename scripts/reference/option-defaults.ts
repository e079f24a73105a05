import { environmentTable } from "../../src/environment/addresses.ts";
import { loginTable as beginLoginTable } from "../../src/identity/begin-login.ts";
import { identityTable } from "../../src/identity/options.ts";
import { loginTable } from "../../src/login/options.ts";
import { checkTable } from "../../src/jobs/check.ts";
import { searchAllTable } from "../../src/jobs/search-all/search-all.ts";
import { watchTable } from "../../src/jobs/watch.ts";
import { budgetTable, fallbackTable } from "../../src/redis/budget-options.ts";
import { storeTable } from "../../src/redis/redis-store.ts";
import { cacheTable } from "../../src/registry/call/cache.ts";
import { changesTable } from "../../src/registry/changes.ts";
import { registryTable } from "../../src/registry/options.ts";
import { schemas } from "../../src/sandbox/config/schemas.ts";
import { commonClientTable } from "../../src/transport/common-options.ts";
import { retryTable } from "../../src/transport/retry.ts";
import type { OptionRows } from "../../src/transport/option-table.ts";
import { sampleTable } from "../../src/verify/options.ts";

/** The rows that tables take from others. */
const common: OptionRows = { ...commonClientTable, ...environmentTable };

const registryRows: OptionRows = registryTable;

/** The tables of options by the type that they describe. */
const tables: Readonly<Record<string, OptionRows>> = {
  BudgetFallback: fallbackTable,
  CacheOptions: cacheTable,
  ChangesOptions: changesTable,
  CheckOptions: checkTable,
  CommonClientOptions: commonClientTable,
  CreateLoginOptions: loginTable,
  EnvironmentOptions: environmentTable,
  IdentityOptions: ownRows(identityTable),
  LoginOptions: beginLoginTable,
  RedisBudgetOptions: budgetTable,
  RedisStoreOptions: storeTable,
  RegistryOptions: ownRows(registryTable),
  RetryOptions: retryTable,
  SearchAllOptions: searchAllTable,
  ...Object.fromEntries(Object.entries(schemas).map(([type, { properties = {} }]) => [type, rowsOf(properties)])),
  VerificationSamples: sampleTable,
  WatchOptions: watchTable,
};

function rowsOf(properties: Readonly<Record<string, { readonly default?: unknown }>>): OptionRows {
  return Object.fromEntries(
    Object.entries(properties).map(([name, row]) => [name, { kind: "other", default: row.default }]),
  );
}

function ownRows(table: OptionRows): OptionRows {
  return Object.fromEntries(Object.entries(table).filter(([name]) => !Object.hasOwn(common, name)));
}

/** The defaults of the tables by option, such as `RetryOptions.retries`, as docstrings write them. */
export function optionDefaults(): ReadonlyMap<string, string> {
  const defaults = Object.entries(tables).flatMap(([type, table]) =>
    Object.entries(table).flatMap(([name, row]): [string, string][] => {
      const written = inCode(row.default);
      if (written === undefined) return [];
      const ofRegistry = table === commonClientTable ? inCode(registryRows[name]?.default) : written;
      return [
        [`${type}.${name}`, ofRegistry === written ? written : `${written}; of the registry ${String(ofRegistry)}`],
      ];
    }),
  );
  return new Map(defaults);
}

/** A value as code writes it; `undefined` for an empty one and for an object, which a docstring describes in words or not at all. */
function inCode(value: unknown): string | undefined {
  if (typeof value === "number") return String(value).replace(/\B(?=(\d{3})+$)/g, "_");
  if (typeof value === "string" || typeof value === "boolean") return JSON.stringify(value);
  const isListOfTexts = Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string");
  return isListOfTexts ? `[${value.map((item) => JSON.stringify(item)).join(", ")}]` : undefined;
}

/** Whether a default is written as a value: a number, a text in quotes, a list, an object, or a name of the language. */
export function isValue(said: string): boolean {
  return /^(?:[\d_.]+|"[^"]*"|\[.*\]|\{.*\}|true|false|Infinity)$/.test(said);
}
