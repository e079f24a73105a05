import { createRegistry, registryOperations, type Registry, type RegistryOperationId } from "ares-caais";
import { registryExamples } from "../../generated/registry-examples.gen.ts";
import { baseUrl } from "./server.ts";

/** Every operation with its row of the table. */
export const operations = Object.values(registryOperations);

/** Calls an operation through its generated method with the example input of the contract. */
export function callExample(registry: Registry, id: RegistryOperationId): Promise<unknown> {
  const calls: Readonly<Record<RegistryOperationId, () => Promise<unknown>>> = {
    vratEkonomickySubjekt: () => registry.vratEkonomickySubjekt(registryExamples.vratEkonomickySubjekt.parameters),
    vyhledejEkonomickeSubjekty: () =>
      registry.vyhledejEkonomickeSubjekty(registryExamples.vyhledejEkonomickeSubjekty.request),
    vratEkonomickySubjektVr: () =>
      registry.vratEkonomickySubjektVr(registryExamples.vratEkonomickySubjektVr.parameters),
    vyhledejSeznamEkonomickychSubjektuVr: () =>
      registry.vyhledejSeznamEkonomickychSubjektuVr(registryExamples.vyhledejSeznamEkonomickychSubjektuVr.request),
    vratEkonomickySubjektRes: () =>
      registry.vratEkonomickySubjektRes(registryExamples.vratEkonomickySubjektRes.parameters),
    vyhledejSeznamEkonomickychSubjektuRes: () =>
      registry.vyhledejSeznamEkonomickychSubjektuRes(registryExamples.vyhledejSeznamEkonomickychSubjektuRes.request),
    vratEkonomickySubjektRzp: () =>
      registry.vratEkonomickySubjektRzp(registryExamples.vratEkonomickySubjektRzp.parameters),
    vyhledejSeznamEkonomickychSubjektuRzp: () =>
      registry.vyhledejSeznamEkonomickychSubjektuRzp(registryExamples.vyhledejSeznamEkonomickychSubjektuRzp.request),
    vratEkonomickySubjektNrpzs: () =>
      registry.vratEkonomickySubjektNrpzs(registryExamples.vratEkonomickySubjektNrpzs.parameters),
    vyhledejSeznamEkonomickychSubjektuNrpzs: () =>
      registry.vyhledejSeznamEkonomickychSubjektuNrpzs(
        registryExamples.vyhledejSeznamEkonomickychSubjektuNrpzs.request,
      ),
    vratEkonomickySubjektRpsh: () =>
      registry.vratEkonomickySubjektRpsh(registryExamples.vratEkonomickySubjektRpsh.parameters),
    vyhledejSeznamEkonomickychSubjektuRpsh: () =>
      registry.vyhledejSeznamEkonomickychSubjektuRpsh(registryExamples.vyhledejSeznamEkonomickychSubjektuRpsh.request),
    vratEkonomickySubjektRcns: () =>
      registry.vratEkonomickySubjektRcns(registryExamples.vratEkonomickySubjektRcns.parameters),
    vyhledejSeznamEkonomickychSubjektuRcns: () =>
      registry.vyhledejSeznamEkonomickychSubjektuRcns(registryExamples.vyhledejSeznamEkonomickychSubjektuRcns.request),
    vratEkonomickySubjektSzr: () =>
      registry.vratEkonomickySubjektSzr(registryExamples.vratEkonomickySubjektSzr.parameters),
    vyhledejSeznamEkonomickychSubjektuSzr: () =>
      registry.vyhledejSeznamEkonomickychSubjektuSzr(registryExamples.vyhledejSeznamEkonomickychSubjektuSzr.request),
    vratEkonomickySubjektRs: () =>
      registry.vratEkonomickySubjektRs(registryExamples.vratEkonomickySubjektRs.parameters),
    vyhledejSeznamEkonomickychSubjektuRs: () =>
      registry.vyhledejSeznamEkonomickychSubjektuRs(registryExamples.vyhledejSeznamEkonomickychSubjektuRs.request),
    vratEkonomickySubjektRos: () =>
      registry.vratEkonomickySubjektRos(registryExamples.vratEkonomickySubjektRos.parameters),
    vyhledejSeznamEkonomickychSubjektuRos: () =>
      registry.vyhledejSeznamEkonomickychSubjektuRos(registryExamples.vyhledejSeznamEkonomickychSubjektuRos.request),
    vratEkonomickySubjektCeu: () =>
      registry.vratEkonomickySubjektCeu(registryExamples.vratEkonomickySubjektCeu.parameters),
    vyhledejSeznamEkonomickychSubjektuCeu: () =>
      registry.vyhledejSeznamEkonomickychSubjektuCeu(registryExamples.vyhledejSeznamEkonomickychSubjektuCeu.request),
    vyhledejCiselnik: () => registry.vyhledejCiselnik(registryExamples.vyhledejCiselnik.request),
    vyhledejStandardizovaneAdresy: () =>
      registry.vyhledejStandardizovaneAdresy(registryExamples.vyhledejStandardizovaneAdresy.request),
    vyhledejSeznamNotifikacnichDavek: () =>
      registry.vyhledejSeznamNotifikacnichDavek(registryExamples.vyhledejSeznamNotifikacnichDavek.request),
    vratNotifikacniDavku: () => registry.vratNotifikacniDavku(registryExamples.vratNotifikacniDavku.parameters),
  };
  return calls[id]();
}

/** Method and address of an operation called with its example input. */
export function exampleRequest(id: RegistryOperationId): { method: "GET" | "POST"; url: string; body: unknown } {
  const { method, path } = registryOperations[id];
  const example = registryExamples[id];
  const parameters: Readonly<Record<string, unknown>> = "parameters" in example ? example.parameters : {};
  const url = baseUrl + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));
  return { method, url, body: "request" in example ? example.request : undefined };
}

/** A client of the mocked service that sends every call once and at once. */
export function createClient(): Registry {
  return createRegistry({ retry: false, requestsPerMinute: Infinity });
}
