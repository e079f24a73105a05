import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createSandbox } from "ares-caais/sandbox";
import { unescapeHtml } from "../fixtures/pages.ts";
import { useProgram } from "./cli-program.ts";
import { limits } from "../fixtures/limits.ts";
import { findCurl, isSkipped, titleOf } from "./peers/find-peers.ts";

const program = useProgram();
const curl = findCurl();

/** The snippets of the front page, by name. */
async function snippets(): Promise<ReadonlyMap<string, string>> {
  const { sandbox } = program;
  const page = await sandbox.fetch(`${new URL(sandbox.environment.registry).origin}/`);
  const found = [...(await page.text()).matchAll(/<code\s+id="snippet-(\w+)"\s*>([^<]*)<\/code/g)];
  return new Map(found.map(([, name = "", text = ""]) => [name, unescapeHtml(text)]));
}

async function snippet(name: string): Promise<string> {
  const text = (await snippets()).get(name);
  if (text === undefined) throw new Error(`there is no snippet ${name}`);
  return text;
}

describe("[KIT-05] the snippets of the front page", () => {
  beforeAll(async () => {
    const { sandbox, folder } = program;
    for (const name of ["ca.pem", "client.pem", "client-key.pem", "client.p12"]) {
      const file = await sandbox.fetch(`${sandbox.controlAddress}/sandbox/certificates/${name}`);
      writeFileSync(join(folder, name), Buffer.from(await file.arrayBuffer()));
    }
  });

  it("these tests run every snippet", async () => {
    expect([...(await snippets()).keys()]).toEqual([
      ...["shell", "curl", "typescriptRegistry", "typescriptLogin", "curlFault"],
    ]);
  });

  it.each([
    ["typescriptRegistry", /^Moravské datové služby a\.s\.\n$/],
    ["typescriptLogin", /^https:\/\/127\.0\.0\.1:\d+\/oauth2\/authorize\?client_id=SANDBOX&/],
  ])("run unchanged: %s", async (name, printed) => {
    writeFileSync(join(program.folder, `${name}.mts`), await snippet(name));
    const line = `NODE_EXTRA_CA_CERTS=ca.pem ${process.execPath} --import tsx ${join(program.folder, `${name}.mts`)}`;
    const ended = await program.shell(line, { bare: true });
    expect(ended).toMatchObject({ code: 0, stdout: expect.stringMatching(printed) as string });
  });

  it("point the command line at the sandbox by variables", async () => {
    const line = `${await snippet("shell")}\nares-caais lookup 90000021 && ares-caais heartbeat`;
    const { code, stdout } = await program.shell(line, { bare: true });
    expect(code).toBe(0);
    expect(stdout).toContain("Moravské datové služby a.s.");
  });

  it.skipIf(isSkipped(curl))(`work in ${titleOf(curl)}`, async () => {
    const read = await program.shell(await snippet("curl"), { bare: true });
    expect(JSON.parse(read.stdout)).toMatchObject({ ico: "90000021" });
    const faults = await program.shell(await snippet("curlFault"), { bare: true });
    expect(JSON.parse(faults.stdout)).toEqual([{ service: "registry", kind: "latency", delay: 3000, times: 1 }]);
    program.sandbox.faults.clear();
  });
});

describe("[KIT-05] a register of 100,000 subjects on the front page", () => {
  // Without the index that the first search makes, these searches would take minutes.
  it("the first search indexes the register, and later searches are fast", { timeout: limits.poll }, async () => {
    const sandbox = await createSandbox({ additionalSubjects: 100_000 });
    onTestFinished(() => sandbox.close());
    const origin = new URL(sandbox.environment.registry).origin;
    const search = async (query: string): Promise<string> => (await sandbox.fetch(`${origin}/?${query}`)).text();
    expect(await search("q=dilna")).toContain("3076 of 100065 subjects");
    for (let page = 1; page <= 100; page += 1) {
      expect(await search(`feature=natural-person&page=${page}`)).toContain(`Page ${page} of `);
    }
    expect(await search("q=udrzba&state=dissolved")).toContain(" of 100065 subjects");
  });
});
