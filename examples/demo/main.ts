import { parseArgs } from "node:util";
import { ContractError, createRegistry, type Registry } from "ares-caais";
import { createSandbox } from "ares-caais/sandbox";
import { remark } from "./print.ts";
import { changes, codeList, errors, lookUp, search, type Cast } from "./scenes.ts";

const usage = `Usage: npm run demo [-- --environment sandbox|production]

Tells the story of the registry client against a local sandbox (default) or the live service.`;

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
  return environment === "sandbox" ? inSandbox() : tell(createRegistry(), casts.production);
}

async function inSandbox(): Promise<number> {
  const sandbox = await createSandbox();
  try {
    console.log(`The sandbox listens at ${sandbox.environment.registry}`);
    remark("a local registry over real TLS, with invented subjects");
    return await tell(createRegistry({ environment: sandbox.environment, fetch: sandbox.fetch }), casts.sandbox);
  } finally {
    await sandbox.close();
  }
}

async function tell(registry: Registry, cast: Cast): Promise<number> {
  try {
    await lookUp(registry, cast);
    await search(registry, cast);
    await codeList(registry);
    await changes(registry);
    await errors(registry, cast);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    console.error(`\n${error.name}: ${error.message}`);
    return 1;
  }
  console.log("\nThat was the registry. Every answer above came through generated code.");
  return 0;
}
