import { Command } from "commander";
import type { LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { addLegacyOptions, withCertificate, type CertificateOptions } from "../certificate-options.ts";
import { cleanText } from "../../errors/contract-error.ts";
import type { Context, RunCommand } from "../context.ts";
import { exitCodes, addExamples, type ExitCode } from "../help.ts";
import { jsonLine } from "../output.ts";
import { addServiceOptions, readServiceOptions, type AddressOptions, type ServiceOptions } from "../service-options.ts";

interface HeartBeatCommandOptions extends ServiceOptions, CertificateOptions {
  readonly version: LegacyVersion;
}

const addresses: AddressOptions = { "--address": "legacyMutualTls" };

/** Asks the legacy identity service whether it is available: `ares-caais heartbeat`. */
export function heartBeatCommand(runCommand: RunCommand): Command {
  const command = new Command("heartbeat")
    .summary("ask whether the legacy identity service is available")
    .description("Asks the legacy SOAP service of CAAIS whether it is available (heartBeat).");
  return addExamples(addServiceOptions(addLegacyOptions(command), addresses), {
    "ask the test environment": "ares-caais heartbeat --environment test --cert client.pem --key client-key.pem",
    "with a PKCS#12 file": "ares-caais heartbeat --pfx client.p12 --passphrase-file passphrase.txt",
  }).action((options: HeartBeatCommandOptions) =>
    runCommand(options, (context) => heartBeat(command, context, options)),
  );
}

async function heartBeat(command: Command, context: Context, options: HeartBeatCommandOptions): Promise<ExitCode> {
  const { version } = options;
  const { ca, client, ...environment } = await readServiceOptions(command, addresses, context);
  const { createLegacyIdentity } = await import("../../legacy/create-legacy-identity.ts");
  const legacy = await withCertificate(options, context, (certificate) =>
    createLegacyIdentity({
      version,
      // It is part of the pages' addresses, and heartBeat has no parameter.
      atsId: "-",
      ...environment,
      ...client,
      tls: { ...certificate, ca },
    }),
  );
  try {
    const answer = await legacy.heartBeat({ signal: context.signal });
    const { status, code, message } = answer;
    const said = [code, message].filter((part) => part !== undefined).join(": ");
    await context.output.write(
      context.manner.json === true ? jsonLine(answer) : `${status}${said === "" ? "" : ` ${cleanText(said)}`}\n`,
    );
  } finally {
    legacy.close();
  }
  return exitCodes.done;
}
