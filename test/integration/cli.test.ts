import { describe, expect, it } from "vitest";
import { createTestAuthority, encryptKey } from "../fixtures/certificates.ts";
import { legacyVersions } from "../../generated/legacy-types.gen.ts";
import { jsonLines, useCommandLine } from "../fixtures/command-line.ts";
import { sources } from "../fixtures/specification.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

type Refused = readonly (readonly [args: readonly string[], message: string])[];
const { search, heartbeat, general } = readYaml(import.meta.url) as Readonly<
  Record<"search" | "heartbeat" | "general", Refused>
>;

const program = useCommandLine();

describe("ares-caais lookup", () => {
  it("prints a line for each ico in the order of the input, and exits with 1 when one is not found", async () => {
    const { code, stdout, stderr } = await program.run(["lookup", "90000048", "12345678", "90000021", "x"]);
    expect(stdout.split("\n")).toEqual([
      "ico\tstatus\tstate\tobchodniJmeno\tsidlo\treason",
      "90000048\tfound\tactive\tMORAVSKÁ PEKÁRNA s.r.o.\tDolní náměstí 27/38, 779 00 Olomouc\t",
      "12345678\tmissing\t\t\t\tcheck-digit",
      "90000021\tfound\tactive\tMoravské datové služby a.s.\tKounicova 684/12, Veveří, 602 00 Brno\t",
      "x\tmalformed\t\t\t\tnot-digits",
      "",
    ]);
    expect(stderr).toBe("4 looked up: 2 found, 1 missing, 1 malformed\n");
    expect(code).toBe(1);
  });

  it("[JOB-06] prints the state of each subject as its record gives it", async () => {
    const icos = ["90000102", "90000129", "90000951", "90000412", "90000021"];
    const cells = async (...args: string[]): Promise<(string | undefined)[]> => {
      const { stdout } = await program.run(["lookup", ...icos, ...args]);
      const [, ...lines] = stdout.trimEnd().split("\n");
      return lines.map((line) => line.split("\t").slice(1, 3).join(" "));
    };
    expect(await cells()).toEqual([
      "found dissolved 2021-04-15",
      "found insolvency listed",
      "found bankruptcy listed",
      "found suspended",
      "found active",
    ]);
    expect(await cells("--source", "vr")).toEqual([
      "found dissolved 2021-04-15",
      "found insolvency",
      "found bankrupt",
      "missing ",
      "found active",
    ]);
  });

  it("[REL-08] echoes an invalid ico so that neither a terminal nor a spreadsheet runs it, and exactly in JSON", async () => {
    const inputs = ["=1+1", "@x", "+1", "\t-1", "\u001b[2J=1", "\u200b=1", "\uff1d1"];
    const { stdout } = await program.run(["lookup", "--", ...inputs]);
    const cells = stdout.split("\n").slice(1, -1);
    expect(cells).toEqual(
      ["'=1+1", "'@x", "'+1", "\\u0009-1", "\\u001b[2J=1", "\\u200b=1", "'\uff1d1"].map(
        (cell) => `${cell}\tmalformed\t\t\t\tnot-digits`,
      ),
    );
    const { stdout: json } = await program.run(["lookup", "--json", "--", ...inputs]);
    expect(jsonLines(json).map(({ input }) => input)).toEqual(inputs);
  });

  // The records of a later source are made of the contract, and nobody has said where their seat stands.
  it.each(Object.keys(sources))("prints name and seat of every record of %s where it has them", async (source) => {
    const input = Array.from({ length: 1000 }, (_, index) => String(90_000_000 + index)).join("\n");
    const { stdout } = await program.run(["lookup", "--source", source], { input });
    const found = stdout.split("\n").filter((line) => line.includes("\tfound\t"));
    expect(found.length).toBeGreaterThan(0);
    const shape = source === "ros" ? /^\d{8}\tfound\t[^\t]+\t\t\t$/ : /^\d{8}\tfound\t[^\t]+\t[^\t]+\t[^\t]+\t$/;
    for (const line of found) expect(line).toMatch(shape);
  });

  it("prints whole records as JSON lines, and nothing else when all are found", async () => {
    const { code, stdout, stderr } = await program.run(["lookup", "--json", "--source", "vr", "90000021"]);
    expect(jsonLines(stdout)).toMatchObject([
      { status: "found", ico: "90000021", record: { icoId: "90000021", zaznamy: [{ primarniZaznam: true }] } },
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });

  it("[REC-04] adds state and VAT of a record to its JSON line, and none where there is no record", async () => {
    const { stdout } = await program.run(["lookup", "--json", "90000021", "90000102", "12345678"]);
    expect(jsonLines(stdout).map(({ ico, state, vat }) => [ico, state, vat])).toEqual([
      ["90000021", "active", "registered"],
      ["90000102", "dissolved", "ended"],
      ["12345678", undefined, undefined],
    ]);
  });

  it("reads standard input in place of -", async () => {
    const { stdout } = await program.run(["lookup", "--json", "90000048", "-", "90000056"], { input: "90000021" });
    expect(jsonLines(stdout).map(({ ico }) => ico)).toEqual(["90000048", "90000021", "90000056"]);
  });
});

describe("ares-caais search", () => {
  it("takes the filter by the names of the contract, and its order", async () => {
    const { code, stdout } = await program.run(["search", "--obchodniJmeno", "Moravsk", "--razeni=-obchodniJmeno"]);
    const names = stdout.split("\n").map((line) => line.split("\t")[1]);
    expect(names[0]).toBe("obchodniJmeno");
    expect(names).toHaveLength(7);
    const { stdout: ascending } = await program.run(["search", "--obchodniJmeno", "Moravsk", "--razeni=obchodniJmeno"]);
    const others = ascending.split("\n").map((line) => line.split("\t")[1]);
    expect(names.slice(1, 6)).toEqual(others.slice(1, 6).reverse());
    expect(code).toBe(0);
  });

  it("stops at the limit, and requests pages of the given size", async () => {
    const command = "search --obchodniJmeno Moravsk --pocet 2 --limit 3 --json --verbose";
    const { stdout, stderr } = await program.run(command.split(" "));
    expect(jsonLines(stdout)).toHaveLength(3);
    expect(stderr.match(/^> vyhledejEkonomickeSubjekty POST /gm)).toHaveLength(2);
  });

  it("exits with 1 when nothing is found", async () => {
    const { code, stdout, stderr } = await program.run(["search", "--obchodniJmeno", "Nobody at all"]);
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: "", stderr: "nothing found\n" });
  });

  it.each(search)("refuses %j before anything is sent", async (args, message) => {
    const { code, stdout, stderr } = await program.run(["search", "--verbose", ...args]);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain("> vyhledej");
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });
});

describe("ares-caais changes", () => {
  it("prints the batches that the service keeps and exits", async () => {
    const { code, stdout } = await program.run(["changes", "--source", "vr"]);
    const [titles, ...rows] = stdout.trimEnd().split("\n");
    expect(titles).toBe("cisloDavky\tdatumUvolneniDavky\tpocetZmen\ttypZmeny");
    expect(rows.length).toBeGreaterThanOrEqual(30);
    expect(rows[0]).toMatch(/^\d+\t\d{4}-\d\d-\d\d\t\d+\t(DEL|INS|UPD) \d/);
    expect(code).toBe(0);
  });

  it("starts after a given batch, with the changes as JSON", async () => {
    const batches = jsonLines((await program.run(["changes", "--source", "res", "--json"])).stdout);
    const last = batches.at(-3)?.["cisloDavky"];
    const { stdout } = await program.run(["changes", "--source", "res", "--json", "--after", String(last)]);
    expect(jsonLines(stdout)).toEqual(batches.slice(-2));
    expect(batches.at(-1)).toMatchObject({
      datovyZdroj: "res",
      seznamNotifikaci: expect.arrayContaining([]) as unknown,
    });
    expect(batches.at(-1)?.["seznamNotifikaci"]).not.toEqual([]);
  });

  it("names batches that the service no longer keeps", async () => {
    const { code, stderr } = await program.run(["changes", "--source", "vr", "--after", "1"]);
    expect(stderr).toMatch(/^error: changes of vr: the batches 2 to \d+ were deleted/);
    expect(code).toBe(3);
  });

  it("[REG-24] refuses an unknown data source before anything is sent", async () => {
    const { code, stderr } = await program.run(["changes", "--source", "nobody", "--verbose"]);
    expect(stderr).toMatch(/^error: --source must be one of ares, vr, .*, got "nobody"/);
    expect(stderr).not.toContain("> ");
    expect(code).toBe(2);
  });
});

describe("ares-caais codelist", () => {
  it("prints the code lists", async () => {
    const { code, stdout } = await program.run(["codelist", "--json"]);
    expect(jsonLines(stdout)).toContainEqual(
      expect.objectContaining({
        kodCiselniku: "PravniForma",
        zdrojCiselniku: "res",
        nazevCiselniku: expect.any(String) as string,
      }),
    );
    expect(stdout).not.toContain("polozkyCiselniku");
    expect(code).toBe(0);
  });

  it("prints the items of one list", async () => {
    const { stdout } = await program.run(["codelist", "PravniForma", "--source", "res"]);
    expect(stdout).toContain("\nres\t112\tSpolečnost s ručením omezeným\n");
  });

  it.each([
    [["Nobody"], "without a code all are listed"],
    [["pravniforma"], "did you mean PravniForma?"],
    [["PravniForma", "--source", "szr"], "did you mean --source res?"],
  ])("exits with 1 when there is no list %j, and proposes the nearest", async (args, advice) => {
    const { code, stdout, stderr } = await program.run(["codelist", ...args]);
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: "", stderr: `there is no such list; ${advice}\n` });
  });
});

describe("ares-caais heartbeat", () => {
  it("calls every version, with the certificate of the variables or of the options", async () => {
    for (const version of legacyVersions) {
      const { code, stdout, stderr } = await program.run(["heartbeat", "--version", version]);
      expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: "OK\n", stderr: "" });
    }
    const files = { ARES_CAAIS_CERT: undefined, ARES_CAAIS_KEY: undefined };
    const args = ["heartbeat", "--cert", "client.pem", "--key", "client-key.pem", "--json", "--ca", "ca.pem"];
    const { stdout } = await program.run(args, { env: { ...files, NODE_EXTRA_CA_CERTS: undefined } });
    expect(jsonLines(stdout)).toEqual([{ status: "OK", otherElements: [], otherAttributes: [] }]);
  });

  it("exits with 3 and advice for a certificate that the service does not know", async () => {
    const stranger = await (await createTestAuthority()).issue({ usages: ["clientAuth"] });
    program.folder.write(stranger.cert, "stranger.pem");
    program.folder.write(stranger.key, "stranger-key.pem");
    const { code, stderr } = await program.run(["heartbeat", "--cert", "stranger.pem", "--key", "stranger-key.pem"]);
    expect(stderr).toMatch(/^error: heartBeat: the service refused the client certificate \(401\).*; register it/);
    expect(code).toBe(3);
  });

  it("takes the passphrase of a key from a file or a variable, and never shows it", async () => {
    const passphrase = "correct horse";
    program.folder.write(encryptKey(program.sandbox.client.tls.key, passphrase), "locked.pem");
    program.folder.write(`${passphrase}\n`, "passphrase.txt");
    program.folder.write("battery staple", "wrong.txt");
    const args = ["heartbeat", "--key", "locked.pem", "--verbose"];
    const runs = {
      file: await program.run([...args, "--passphrase-file", "passphrase.txt"]),
      variable: await program.run(args, { env: { ARES_CAAIS_PASSPHRASE: passphrase } }),
      wrong: await program.run([...args, "--passphrase-file", "wrong.txt"]),
      missing: await program.run(args),
    };
    expect(runs.file).toMatchObject({ code: 0, stdout: "OK\n" });
    expect(runs.variable).toMatchObject({ code: 0, stdout: "OK\n" });
    expect(runs.wrong.code).toBe(2);
    expect(runs.wrong.stderr).toContain(
      "error: the passphrase does not open the key: give the one that the key was encrypted with\n",
    );
    expect(runs.missing.code).toBe(2);
    expect(runs.missing.stderr).toContain(
      "give it with --passphrase-file FILE or the variable ARES_CAAIS_PASSPHRASE\n",
    );
    expect(JSON.stringify(runs)).not.toMatch(/correct horse|battery staple|PRIVATE KEY/);
  });

  it("prompts for a missing passphrase, and does not show what is typed", async () => {
    program.folder.write(encryptKey(program.sandbox.client.tls.key, "correct horse"), "locked.pem");
    const args = ["heartbeat", "--key", "locked.pem"];
    const running = program.start(args, { terminal: 80, open: true });
    await running.until("stderr", "Passphrase of the key: ");
    running.stdin.write("correct horse\r");
    expect(await running.ended).toMatchObject({ code: 0, stdout: "OK\n", stderr: "Passphrase of the key: \n" });
    const interrupted = program.start(args, { terminal: 80, open: true });
    await interrupted.until("stderr", "Passphrase of the key: ");
    interrupted.signal("SIGINT");
    expect(await interrupted.ended).toMatchObject({ code: 130, stderr: "Passphrase of the key: \ninterrupted\n" });
    const left = program.start(args, { terminal: 80, open: true });
    await left.until("stderr", "Passphrase of the key: ");
    left.stdin.write("\u0004");
    for (const { stderr } of [await left.ended, await program.run(args, { terminal: 80 })])
      expect(stderr).toContain("give it with --passphrase-file FILE or the variable ARES_CAAIS_PASSPHRASE\n");
  });

  it.each(heartbeat)("refuses %j", async (args, message) => {
    const { code, stderr } = await program.run(["heartbeat", ...args]);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });
});

describe("an error", () => {
  it("says in one line what is wrong, and in the next what to do", async () => {
    const args = ["lookup", "90000021", "--address", "https://127.0.0.1:1", "--timeout", "1"];
    const { code, stderr } = await program.run(args);
    expect(stderr.split("\n")).toEqual([
      expect.stringMatching(/^error: vyhledejEkonomickeSubjekty: the service could not be reached/),
      "check the address and the network",
      "",
    ]);
    expect(code).toBe(4);
  });

  it("says where it comes from with --verbose", async () => {
    const args = ["lookup", "90000021", "--address", "https://127.0.0.1:1", "--timeout", "1", "--verbose"];
    const { stderr } = await program.run(args);
    expect(stderr).toMatch(/^! vyhledejEkonomickeSubjekty failed \(connection\) after \d+ ms$/m);
    expect(stderr).toMatch(/^~ vyhledejEkonomickeSubjekty again in \d+ ms/m);
    expect(stderr).toMatch(/^TransportError: [^]*\n {4}at /m);
  });

  it("names the option for an untrusted service, whichever client called it", async () => {
    const stranger = await createTestAuthority();
    program.folder.write(stranger.cert, "stranger-ca.pem");
    const env = { NODE_EXTRA_CA_CERTS: undefined };
    const advice = "give the authority's certificate with --ca FILE, or to Node as NODE_EXTRA_CA_CERTS (";
    for (const args of [["lookup", "90000021"], ["heartbeat"], ["lookup", "90000021", "--ca", "stranger-ca.pem"]]) {
      const { code, stderr } = await program.run(args, { env });
      expect(stderr).toContain(advice);
      expect(stderr).not.toContain("tls.ca");
      expect(code).toBe(4);
    }
    expect(await program.run(["lookup", "90000021", "--ca", "ca.pem"], { env })).toMatchObject({ code: 0 });
  });

  it("names the variable with the wrong address", async () => {
    const env = { ARES_CAAIS_REGISTRY: "http://example.com", ARES_CAAIS_LEGACY_MUTUAL_TLS: "nonsense" };
    for (const [args, message] of [
      [["lookup", "90000021"], "error: ARES_CAAIS_REGISTRY must be https"],
      [["heartbeat"], "error: ARES_CAAIS_LEGACY_MUTUAL_TLS must be an absolute URL"],
      [["lookup", "90000021", "--address", "nonsense"], "error: --address must be an absolute URL"],
    ] as const) {
      const { code, stderr } = await program.run(args, { env });
      expect(stderr).toContain(message);
      expect(code).toBe(2);
    }
  });

  it("exits as a usage error for an invalid certificate, an invalid address, or an address that is not published", async () => {
    program.folder.write("", "empty.pem");
    for (const [args, message] of general) {
      const { code, stdout, stderr } = await program.run(["lookup", "90000021", ...args]);
      expect(stderr).toContain(message);
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    }
  });
});
