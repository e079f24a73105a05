import { parseArgs } from "node:util";
import { ContractError, createRegistry, type Registry } from "ares-caais";
import { createSandbox } from "ares-caais/sandbox";
import { remark } from "./print.ts";
import { errors } from "./scenes/errors.ts";
import { faults } from "./scenes/faults.ts";
import { legacy } from "./scenes/legacy.ts";
import { identityOf, login } from "./scenes/login.ts";
import { changes, codeList, lookUp, search, type Cast } from "./scenes/registry.ts";

const usage = `Usage: npm run demo [-- --environment sandbox|production]

Tells the whole story against a local sandbox (default), or that of the registry with the live service.`;

const casts: Readonly<Record<"sandbox" | "production", Cast>> = {
  sandbox: { ico: "90000021", prefix: "Moravsk", nobody: "12345678" },
  production: { ico: "27074358", prefix: "Asseco", nobody: "12345678" },
};

process.exitCode = await main();

async function main(): Promise<number> {
  let environment: string;
  try {
    const { values } = parseArgs({
      options: { environment: { type: "string", default: "sandbox" }, help: { type: "boolean" } },
    });
    if (values.help === true) {
      console.log(usage);
      return 0;
    }
    environment = values.environment;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  if (environment !== "sandbox" && environment !== "production") {
    console.error(`--environment must be sandbox or production\n\n${usage}`);
    return 2;
  }
  try {
    await (environment === "sandbox" ? inSandbox(casts.sandbox) : ofRegistry(createRegistry(), casts.production));
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    console.error(`\n${error.name}: ${error.message}`);
    return 1;
  }
  console.log("\nThat was it. Every answer above came through generated code.");
  return 0;
}

async function inSandbox(cast: Cast): Promise<void> {
  const sandbox = await createSandbox();
  const registry = createRegistry({ environment: sandbox.environment, fetch: sandbox.fetch });
  const identity = identityOf(sandbox);
  try {
    console.log(`The sandbox listens at ${sandbox.environment.registry}`);
    remark("registry, identity service and SOAP API over real TLS, with invented subjects and users");
    await ofRegistry(registry, cast);
    await login(identity, sandbox);
    await legacy(sandbox);
    await faults({ sandbox, identity }, cast);
  } finally {
    identity.close();
    await sandbox.close();
  }
}

async function ofRegistry(registry: Registry, cast: Cast): Promise<void> {
  await lookUp(registry, cast);
  await search(registry, cast);
  await codeList(registry);
  await changes(registry);
  await errors(registry, cast);
}
