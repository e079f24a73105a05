import { describe, expect, it } from "vitest";
import { Editor } from "../../fixtures/editor.ts";
import { limits } from "../../fixtures/limits.ts";
import { registryOperations } from "ares-caais";

describe("an editor", { timeout: limits.program }, () => {
  const ids = Object.keys(registryOperations);
  const editor = new Editor(`
import { createRegistry, type EkonomickySubjekt, type Identity, type RegistryError } from "ares-caais";
const registry = createRegistry();
export const /*one*/one = await registry.vratEkonomickySubjekt({ ico: "27074358" });
export const /*vr*/vr = await registry.detail("vr", { ico: "27074358" });
declare const source: "res" | "vr";
export const /*either*/either = await registry.detail(source, { ico: "27074358" });
export const /*page*/page = await registry.vyhledejEkonomickeSubjekty({ ico: ["27074358"], razeni: ["/*order*/"] });
export const /*seat*/seat = one.sidlo;
export const /*further*/further = one.dalsiUdaje?.[0];
export const /*state*/state = one.seznamRegistraci?.stavZdrojeVr;
export const { /*data*/data } = await registry.client.GET("/ekonomicke-subjekty/{ico}", { params: { path: { ico: "1" } } });
for await (const /*item*/item of registry.paginate("vyhledejEkonomickeSubjekty", { obchodniJmeno: "Asseco" })) void item;
for await (const { /*record*/record } of registry.lookup(["27074358"], { source: "res" })) void record;
export const isActive = state === "/*states*/";
export const changes = registry.changes({ datovyZdroj: "/*sources*/" });
export const list = registry.codeList("PravniForma", "/*publishers*/");
export const isMissing = (error: RegistryError): boolean => error.kod === "/*kod*/";
export const name = (subject: EkonomickySubjekt): string | undefined => /*parameter*/subject.obchodniJmeno;
${ids.map((id) => `export const ${id}1 = registry./*${id}*/${id}({} as never);`).join("\n")}
declare const identity: Identity;
export const login = identity./*beginLogin*/beginLogin({ scope: ["openid"] });
export const someDetail = registry./*detail*/detail(source, { ico: "1" });
`);

  it("[REG-25] underlines nothing in a program that uses the client", () => {
    expect(editor.faults).toEqual([]);
  });

  it.each([
    ["one", "EkonomickySubjekt"],
    ["vr", "EkonomickySubjektVr"],
    ["either", "EkonomickySubjektVr | EkonomickySubjektRes"],
    ["page", "EkonomickeSubjektySeznam"],
    ["seat", "Adresa | undefined"],
    ["further", "EkonomickySubjektDalsiUdaje | undefined"],
    ["state", "StavZdroje | undefined"],
    ["data", "EkonomickySubjekt | undefined"],
    ["item", "EkonomickySubjekt"],
    ["record", "EkonomickySubjektRes | undefined"],
    ["parameter", "EkonomickySubjekt"],
  ])("[REG-25] shows %s by the name of its schema", (mark, type) => {
    expect(editor.hover(mark).type.replace(/^.*?: /, "")).toBe(type);
  });

  it.each([...ids, "detail"])("[REG-25] shows the docstring of %s at a call", (id) => {
    const { type, text } = editor.hover(id);
    expect(text).toMatch(/^[A-Z].{10}/);
    // By name, not by what it is made of.
    expect(type).toMatch(/Promise<[\w |]+>$/);
  });

  it("[DOC-12] shows the docstring of beginLogin at a call", () => {
    expect(editor.hover("beginLogin").text).toMatch(/^Begins a login\. /);
  });

  it.each([
    ["order", ["icoId", "-obchodniJmeno", "+nazevObce"]],
    ["states", ["AKTIVNI", "NEEXISTUJICI", "ZANIKLY"]],
    ["sources", ["ares", "res", "vr"]],
    ["publishers", ["com", "res", "ruian"]],
    ["kod", ["CHYBA_VSTUPU", "NENALEZENO"]],
  ])("[REG-25] proposes the known values of %s", (mark, values) => {
    expect(editor.complete(mark)).toEqual(expect.arrayContaining(values));
  });
});
