import { existsSync, mkdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createRegistry } from "ares-caais";
import { useCommandLine } from "../fixtures/command-line.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const rows = readYaml(import.meta.url) as readonly [title: string, state: string, said: string][];

const program = useCommandLine();
const { pathOf, read, write } = program.folder;

let number = 0;
/** A list and a state that no other test has. */
function files(list = "IČO;název\n90000048;Pekárna\n90000021;Data\nx;nikdo\n") {
  number += 1;
  const [input, state] = [`list-${number}.csv`, `state-${number}.json`];
  write(list, input);
  return { input, state, args: ["watch", "--input", input, "--state", state] };
}

const stateOf = (name: string): unknown => JSON.parse(read(name));

async function rename(ico: string, obchodniJmeno: string): Promise<void> {
  const { environment, fetch } = program.sandbox;
  const record = await createRegistry({ environment, fetch }).vratEkonomickySubjekt({ ico });
  program.sandbox.registry.change({ data: { ares: [{ ...record, obchodniJmeno }] } });
}

describe("ares-caais watch", () => {
  it("[JOB-11] prints nothing the first time, and then each change once", async () => {
    const { input, state, args } = files();
    const first = await program.run([...args, "--once"]);
    expect(first).toMatchObject({ code: 0, stdout: "" });
    expect(first.stderr).toBe("no ico, therefore not watched: line 4 (not-digits)\n");
    expect(stateOf(state)).toMatchObject({ version: 1, list: input, cursor: { version: 1 } });
    await rename("90000048", "Jiná pekárna s.r.o.");
    await rename("90000129", "Cizí s.r.o.");
    const second = await program.run([...args, "--once"]);
    expect(second.stdout).toMatch(
      /^ico\tchanged\treleased\tstatus\tstate\tobchodniJmeno\tsidlo\n90000048\tares UPD\t\d{4}-\d\d-\d\d\tfound\tactive\tJiná pekárna s\.r\.o\.\t.+\n$/,
    );
    expect(await program.run([...args, "--once"])).toMatchObject({ code: 0, stdout: "" });
    expect(existsSync(pathOf(`${state}.lock`))).toBe(false);
  });

  it("[JOB-11] keeps running, and keeps what was printed when Ctrl-C ends it", async () => {
    const { state, args } = files();
    await program.run([...args, "--once"]);
    const watching = program.start([...args, "--interval", "0.2", "--json"]);
    await rename("90000021", "Nová data a.s.");
    const [line = ""] = (await watching.until("stdout", "\n")).split("\n");
    const record = { obchodniJmeno: "Nová data a.s." };
    expect(JSON.parse(line)).toMatchObject({ ico: "90000021", record, notifications: [{ datovyZdroj: "ares" }] });
    watching.signal("SIGINT");
    expect(await watching.ended).toMatchObject({ code: 130 });
    expect(existsSync(pathOf(`${state}.lock`))).toBe(false);
    expect(await program.run([...args, "--once"])).toMatchObject({ code: 0, stdout: "" });
  });

  it("[JOB-11] prints a change again when it could not be printed", async () => {
    const { state, args } = files();
    await program.run([...args, "--once"]);
    const before = stateOf(state);
    await rename("90000048", "Plný disk s.r.o.");
    for (const more of [{}, { failsLater: true } as const]) {
      const full = await program.run([...args, "--once"], { outputFails: "ENOSPC", ...more });
      expect(full).toMatchObject({ code: 5 });
      expect(stateOf(state)).toEqual(before);
    }
    expect((await program.run([...args, "--once"])).stdout).toContain("Plný disk s.r.o.");
  });

  it("[JOB-11] heals a gap when told to, and says how before that", async () => {
    const { input, state, args } = files();
    const long = { version: 1, list: input, cursor: { version: 1, sources: { vr: 1 } } };
    write(JSON.stringify(long), state);
    const gap = await program.run([...args, "--once", "--source", "vr"]);
    expect(gap.stderr).toContain("--on-gap recheck reads all subjects of the list");
    expect(gap.code).toBe(3);
    expect(stateOf(state)).toEqual(long);
    const healed = await program.run([...args, "--once", "--source", "vr", "--on-gap", "recheck"]);
    expect(healed.stdout.match(/^9\d{7}\tread again\t/gm)).toHaveLength(2);
    expect(healed.code).toBe(0);
    expect(await program.run([...args, "--once", "--source", "vr"])).toMatchObject({ code: 0, stdout: "" });
  });

  it("[JOB-11] says what to do when there are fewer batches than it has read", async () => {
    const { input, state, args } = files();
    const far = { version: 1, list: input, cursor: { version: 1, sources: { vr: 99_999 } } };
    write(JSON.stringify(far), state);
    const { code, stderr } = await program.run([...args, "--once", "--source", "vr"]);
    expect(stderr).toContain("the next run asks again; if the error stays, delete the --state file and begin anew");
    expect(code).toBe(3);
    expect(stateOf(state)).toEqual(far);
  });

  it("[JOB-11] refuses a folder as the state file by name", async () => {
    const { state, args } = files();
    mkdirSync(pathOf(state));
    const { code, stderr } = await program.run([...args, "--once"]);
    expect(stderr).toContain(
      `--state must be a file that can be read (illegal operation on a directory), got "${state}"`,
    );
    expect(code).toBe(2);
  });

  it.each(rows)("[JOB-11] refuses a state that %s, and overwrites nothing", async (_title, text, said) => {
    const { input, state, args } = files();
    const given = text.replace("LIST", input);
    write(given, state);
    const { requests } = program.sandbox.registry;
    const { code, stderr } = await program.run([...args, "--once"]);
    expect(stderr).toContain(said);
    expect(code).toBe(2);
    expect(read(state)).toBe(given);
    expect(program.sandbox.registry.requests).toBe(requests);
  });

  it("[JOB-11] refuses a list without an ico, and a state in a missing folder", async () => {
    const { args } = files("IČO\nx\n");
    expect(await program.run([...args, "--once"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("--input") as string,
    });
    const { input } = files();
    const { code, stderr } = await program.run(["watch", "--input", input, "--state", "nowhere/state.json", "--once"]);
    expect(stderr).toContain("nowhere/state.json");
    expect(code).toBe(5);
  });
});
