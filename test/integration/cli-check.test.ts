import { existsSync, readdirSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createRegistry } from "ares-caais";
import { jsonLines, useCommandLine } from "../fixtures/command-line.ts";

const program = useCommandLine();
const { pathOf, read, write } = program.folder;
const rows = (name: string): string[] => read(name).trimEnd().split("\n");

const suppliers = "Název;IČO;Poznámka\nPekárna;90000048;platí\nData;900 00 021;=1+1\nSklárna;90000102;\nkdosi;x;\n";
let name = 0;
/** Names of files that no other test has. */
function files(): { readonly input: string; readonly out: string } {
  name += 1;
  write(suppliers, `suppliers-${name}.csv`);
  return { input: `suppliers-${name}.csv`, out: `checked-${name}.csv` };
}

function registry() {
  const { environment, fetch } = program.sandbox;
  return createRegistry({ environment, fetch, requestsPerMinute: Infinity });
}

/** A subject gets another name. */
async function rename(ico: string, obchodniJmeno: string): Promise<void> {
  const record = await registry().vratEkonomickySubjekt({ ico });
  program.sandbox.registry.change({ data: { ares: [{ ...record, obchodniJmeno }] } });
}

/** The statutory body of a subject gets another member in place of all others. */
async function appoint(ico: string, jmeno: string, prijmeni: string, datumNarozeni: string): Promise<void> {
  const record = await registry().vratEkonomickySubjektVr({ ico });
  const fyzickaOsoba = { jmeno, prijmeni, datumNarozeni };
  const clenoveOrganu = [{ datumZapisu: "2020-01-01", fyzickaOsoba, nazevAngazma: "jednatel" }];
  const zaznamy = (record.zaznamy ?? []).map((entry) => {
    const bodies = entry.statutarniOrgany ?? [];
    return { ...entry, statutarniOrgany: bodies.map((body) => ({ ...body, clenoveOrganu })) };
  });
  program.sandbox.registry.change({ data: { vr: [{ ...record, zaznamy }] } });
}

describe("ares-caais check", () => {
  beforeEach(async () => {
    await rename("90000048", "MORAVSKÁ PEKÁRNA s.r.o.");
  });

  it("[JOB-08] writes everything that the next check compares, and reports the differences then", async () => {
    const { input, out } = files();
    const first = await program.run(["check", "--input", input, "--out", out]);
    expect(first).toMatchObject({
      stdout: "",
      stderr: "4 checked: 3 found, 0 missing, 1 malformed; 0 differ, 3 new\n",
      code: 1,
    });
    const [head, bakery, data, , nobody] = rows(out);
    expect(head).toBe("Název;IČO;Poznámka;status;reason;changed;name;seat;dic;state;vat;body");
    expect(bakery).toMatch(
      /^Pekárna;90000048;platí;found;;new;MORAVSKÁ PEKÁRNA s\.r\.o\.;.*;CZ90000048;active;registered;"?.* \(\d{4}\), /,
    );
    expect(data).toMatch(/^Data;900 00 021;'=1\+1;found;/);
    expect(nobody).toBe("kdosi;x;;malformed;not-digits;;;;;;;");

    const second = await program.run(["check", "--input", input, "--previous", out, "--only-changed", "--out", out]);
    expect(second).toMatchObject({
      stdout: "",
      stderr: "4 checked: 3 found, 0 missing, 1 malformed; 0 differ, 0 new\n",
    });
    await rename("90000048", "Jiná pekárna s.r.o.");
    await appoint("90000021", "Eva", "Malá", "1990-05-01");
    const third = await program.run(["check", "--input", input, "--previous", out, "--only-changed", "--out", out]);
    const [title, ...changed] = third.stdout.trimEnd().split("\n");
    expect(title).toBe("ico\tstatus\tstate\tname\tchanged\treason");
    expect(changed).toHaveLength(2);
    expect(changed[0]).toBe(
      "90000048\tfound\tactive\tJiná pekárna s.r.o.\tname: MORAVSKÁ PEKÁRNA s.r.o. → Jiná pekárna s.r.o.\t",
    );
    expect(changed[1]).toMatch(
      /^90000021\tfound\tactive\t.*\tbody: left .+ \(\d{4}\), .*; came Eva Malá \(1990\), jednatel$/,
    );
    expect(third.stderr).toBe("4 checked: 3 found, 0 missing, 1 malformed; 2 differ, 0 new\n");
    // Reported changes are not reported again.
    const fourth = await program.run(["check", "--input", input, "--previous", out, "--only-changed", "--out", out]);
    expect(fourth.stdout).toBe("");
    expect(readdirSync(program.folder.path).filter((file) => file.includes(".tmp"))).toEqual([]);
  });

  it("[JOB-08] reads back names that look like a formula, and columns with equal names", async () => {
    const { input, out } = files();
    write("name,ico,status,body\n=x,90000048,ok,;\n", input);
    for (const odd of ["=SUM(1) s.r.o.", "'=1+1 a.s.", "@x; y", '"quoted", a.s.']) {
      await rename("90000048", odd);
      await program.run(["check", "--input", input, "--out", out, "--force"]);
      const again = await program.run(["check", "--input", input, "--previous", out, "--out", out]);
      expect(again).toMatchObject({ stderr: "", code: 0 });
      expect(rows(out)[1]).not.toContain("name:");
    }
    expect(rows(out)[0]).toBe("name,ico,status,body,ares_status,reason,changed,ares_name,seat,dic,state,vat,ares_body");
  });

  it("[JOB-08] reports a vanished subject once, and keeps its facts", async () => {
    const { input, out } = files();
    const ico = "90000137";
    const record = await registry().vratEkonomickySubjekt({ ico });
    write(`${ico}\n`, input);
    await program.run(["check", "--input", input, "--out", out]);
    program.sandbox.registry.change({ remove: [ico] });
    const gone = await program.run(["check", "--input", input, "--previous", out, "--out", out, "--only-changed"]);
    expect(gone.stdout).toContain(`${ico}\tmissing\t\t`);
    expect(gone.stdout).toContain("status: found → missing");
    expect(gone.code).toBe(1);
    expect(rows(out)[1]).toContain(String(record.obchodniJmeno));
    const still = await program.run(["check", "--input", input, "--previous", out, "--out", out, "--only-changed"]);
    expect(still.stdout).toBe("");
    program.sandbox.registry.change({ data: { ares: [record] } });
    const back = await program.run(["check", "--input", input, "--previous", out, "--only-changed"]);
    expect(back.stdout).toContain("status: missing → found");
  });

  it("[JOB-08] counts new subjects, and warns when all are new, as after an interrupted check", async () => {
    const { input, out } = files();
    write("90000048\n90000021\n", input);
    await program.run(["check", "--input", input, "--out", out]);
    const compare = ["check", "--input", input, "--previous", out, "--only-changed", "--no-statutory-body"];
    const [head = "", first = ""] = rows(out);
    write(`${head}\n${first}\n`, out);
    const cut = "2 checked: 2 found, 0 missing, 0 malformed; 0 differ, 1 new\n";
    expect(await program.run([...compare, "--quiet"])).toMatchObject({ code: 0, stdout: "", stderr: cut });
    write(`${head}\n`, out);
    const { stderr } = await program.run([...compare, "--quiet"]);
    expect(stderr).toContain("--previous has none of these subjects, so nothing was compared");
  });

  it("[JOB-08] --only-changed prints new subjects that have ended, and requires an earlier check", async () => {
    const { input, out } = files();
    write("90000048\n", input);
    await program.run(["check", "--input", input, "--out", out]);
    write("90000048\n90000102\n90000021\n", input);
    const args = ["check", "--input", input, "--only-changed"];
    const { stdout } = await program.run([...args, "--previous", out]);
    const [, ...printed] = stdout.trimEnd().split("\n");
    expect(printed).toEqual(["90000102\tfound\tdissolved 2021-04-15\tLiberecká sklárna a.s. v likvidaci\tnew"]);
    const refused = await program.run(args);
    expect(refused.stderr).toContain("--only-changed needs --previous FILE, which it compares with");
    expect(refused.code).toBe(2);
  });

  it("[JOB-08] prints the whole list without --out, as a table or as JSON lines", async () => {
    const { input } = files();
    const table = await program.run(["check", "--input", input, "--no-statutory-body"]);
    expect(table.stdout.trimEnd().split("\n")).toHaveLength(5);
    expect(table.stdout).toContain(
      "90000102\tfound\tdissolved 2021-04-15\tLiberecká sklárna a.s. v likvidaci\tnew\t\n",
    );
    expect(table.stdout).toContain("x\tmalformed\t\t\t");
    const { stdout } = await program.run(["check", "--input", input, "--json"]);
    expect(jsonLines(stdout)[0]).toMatchObject({ ico: "90000048", snapshot: { version: 1 }, differences: [] });
  });

  it("[JOB-08] repeats a difference on the next run when it could not be printed", async () => {
    const { input, out } = files();
    await program.run(["check", "--input", input, "--out", out]);
    const before = read(out);
    await rename("90000048", "Plný disk s.r.o.");
    const command = `check --input ${input} --previous ${out} --only-changed --out ${out}`;
    for (const more of [{}, { failsLater: true } as const]) {
      const full = await program.run(command.split(" "), { outputFails: "ENOSPC", ...more });
      expect(full).toMatchObject({ code: 5 });
      expect(read(out)).toBe(before);
    }
    expect((await program.run(command.split(" "))).stdout).toContain("Plný disk s.r.o.");
  });

  it.each<[title: string, args: string[], said: string]>([
    ["an output that is there", [], "--out exists"],
    ["an output of another format", ["--out", "x.json"], "--format must be given"],
    ["an earlier check that is not there", ["--previous", "nobody.csv"], "--previous must be a file that can be read"],
    ["an earlier check that is none", ["--previous", "INPUT"], "--previous must end with the columns"],
    ["a column that is not there", ["--column", "ičo firmy"], "--column must be one of those"],
    ["a list that is not there", ["--input", "nobody.csv"], "--input must be a file that can be read"],
  ])("[JOB-08] refuses %s, and overwrites nothing", async (_title, args, said) => {
    const { input, out } = files();
    if (args.length === 0) write("kept", out);
    const given = args.map((arg) => (arg === "INPUT" ? input : arg));
    const { code, stderr } = await program.run(["check", "--input", input, "--out", out, ...given]);
    expect(stderr).toContain(said);
    expect(code).toBe(2);
    if (existsSync(pathOf(out))) expect(read(out)).toBe("kept");
    expect(readdirSync(program.folder.path).filter((file) => file.includes(".tmp"))).toEqual([]);
  });

  it("[JOB-08] refuses an earlier check that was edited, and names the line", async () => {
    const { input, out } = files();
    await program.run(["check", "--input", input, "--out", out]);
    write(read(out).replace(";found;;new;", ";gone;;new;"), out);
    const { code, stderr } = await program.run(["check", "--input", input, "--previous", out]);
    expect(stderr).toContain("--previous, line 2.status must be found or missing");
    expect(code).toBe(2);
  });
});

describe("ares-caais check --compare", () => {
  const own =
    "Název;IČO;Sídlo;DIČ\nMoravská datové;90000021;Kounicova 12, Brno;90000021\n" +
    "moravská PEKÁRNA, spol. s r. o.;90000048;Dolní nám. 38, Olomouc;\nkdosi;x;;\n";
  const pairs = "name=nazev,seat=Sídlo,dic=4";

  beforeAll(() => {
    write(own, "own.csv");
  });

  it("[JOB-18] reports which of the user's columns differ from the register, with both values", async () => {
    await rename("90000048", "MORAVSKÁ PEKÁRNA s.r.o.");
    const { stdout, stderr, code } = await program.run(["check", "--input", "own.csv", "--compare", pairs]);
    const [head, data, bakery, nobody] = stdout.trimEnd().split("\n");
    expect(head).toBe("ico\tstatus\tstate\tname\tchanged\tcompared\treason");
    expect(data?.split("\t").at(-2)).toBe("name: Moravská datové ≠ Moravské datové služby a.s.");
    expect(bakery?.split("\t").at(-2)).toBe("dic: none ≠ CZ90000048");
    expect(nobody).toBe("x\tmalformed\t\t\t\t\tnot-digits");
    expect(stderr).toBe("3 checked: 2 found, 0 missing, 1 malformed; 0 differ, 2 new; 2 differ from the register\n");
    expect(code).toBe(1);
  });

  it("[JOB-18] lists the differences in JSON, and an empty list where there is none", async () => {
    const pair = ["--compare", "seat=Sídlo,dic=DIČ", "--json"];
    const { stdout } = await program.run(["check", "--input", "own.csv", ...pair]);
    const compared = jsonLines(stdout).map((line) => Reflect.get(Object(line), "compared") as unknown);
    expect(compared).toEqual([[], [{ field: "dic", own: "", register: "CZ90000048" }], []]);
  });

  it("[JOB-18] puts the column behind those of the list, and ignores it on the next check", async () => {
    const { out } = files();
    await program.run(["check", "--input", "own.csv", "--compare", pairs, "--out", out]);
    const [head, data] = rows(out);
    expect(head).toBe("Název;IČO;Sídlo;DIČ;compared;status;reason;changed;name;seat;dic;state;vat;body");
    expect(data).toContain("90000021;name: Moravská datové ≠ Moravské datové služby a.s.;found;;new;");
    const next = ["check", "--input", "own.csv", "--previous", out, "--only-changed"];
    const last = await program.run(next);
    expect(last.stdout).toBe("");
    expect(last.stderr).toContain("0 differ, 0 new");
    // An output may be compared again.
    await program.run(["check", "--input", out, "--compare", "name=Název", "--out", `again-${out}`]);
    expect(rows(`again-${out}`)[0]).toContain(";body;ares_compared;ares_status;");
  });

  it.each([
    ["firma=Název", 'must be pairs such as name=COLUMN, of these: name, seat, dic, got "firma=Název"'],
    ["Název", "of these: name, seat, dic"],
    ["", "of these: name, seat, dic"],
    ["name=Název,name=Sídlo", 'must have each of its names once, got "name"'],
    ["name=Jméno", 'from 1 to 4: the input has "Název", "IČO", "Sídlo", "DIČ", got "Jméno"'],
    ["name=", "must name a column"],
    ["name=5", "must name a column"],
    ["name=Název,Sídlo", 'got "Název,Sídlo"'],
  ])("[JOB-18] refuses --compare %s before anything is sent", async (compare, told) => {
    const before = program.sandbox.registry.requests;
    const { stdout, stderr, code } = await program.run(["check", "--input", "own.csv", "--compare", compare]);
    expect({ stdout, code, sent: program.sandbox.registry.requests - before }).toEqual({
      stdout: "",
      code: 2,
      sent: 0,
    });
    expect(stderr).toContain("--compare");
    expect(stderr).toContain(told);
  });

  it("[JOB-18] takes column numbers for a list without a header, and refuses a name that two columns have", async () => {
    write("90000048;Pekárna\n90000021;Moravské datové služby a.s.\n", "bare.csv");
    const { stdout } = await program.run(["check", "--input", "bare.csv", "--compare", "name=2"]);
    expect(stdout).toContain("name: Pekárna ≠ MORAVSKÁ PEKÁRNA s.r.o.");
    const named = await program.run(["check", "--input", "bare.csv", "--compare", "name=Firma"]);
    expect(named.stderr).toContain("the input has no header");
    write("IČO;a;A\n90000048;x;y\n", "twice.csv");
    const twice = await program.run(["check", "--input", "twice.csv", "--compare", "name=á"]);
    expect(twice.code).toBe(2);
    expect(twice.stderr).toContain('because two columns have that name, got "á"');
  });
});
