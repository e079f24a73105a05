import { createRegistry, type TransportError } from "ares-caais";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { transportFailureOf } from "../../fixtures/failures.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

/** The error of a call whose fetch fails. */
function failureOf(code: string, more: object = {}, message = "broken"): Promise<TransportError> {
  const cause = Object.assign(new Error(message), { code, ...more });
  const fetch = (): Promise<never> => Promise.reject(new TypeError("fetch failed", { cause }));
  const registry = createRegistry({ fetch, environment: { registry: "https://service.test" }, retry: false });
  return transportFailureOf(registry.vratEkonomickySubjekt({ ico: "90000021" }));
}

describe("a local failure of the network", () => {
  it.each([
    ["EMFILE", "this process has too many files and connections open", "raise its limit (ulimit -n)"],
    ["ENFILE", "this machine has too many open files", "raise the limit of the machine"],
    ["EADDRNOTAVAIL", "this machine has no port or memory left", "make fewer calls at the same time"],
    ["ENOBUFS", "this machine has no port or memory left", "make fewer calls at the same time"],
    ["EAI_AGAIN", "the name server of this machine did not answer", "check its network and its name server"],
    ["EAI_FAIL", "the name server of this machine did not answer", "check its network and its name server"],
  ])("[NET-14] %s is not blamed on the service, and nothing was sent", async (code, meaning, advice) => {
    const error = await failureOf(code);
    expect(error).toMatchObject({ phase: "connection", requestSent: false });
    expect(error.message).toContain(meaning);
    expect(error.message).toContain(`(${code}), so there is no connection to service.test:443; ${advice}`);
    expect(error.message).not.toContain("the service");
  });
});

describe("a response that is no valid HTTP", () => {
  it.each(["HPE_INVALID_CONSTANT", "HPE_HEADER_OVERFLOW"])("[NET-14] %s is explained", async (code) => {
    const error = await failureOf(code);
    expect(error).toMatchObject({ phase: "connection", requestSent: true });
    expect(error.message).toContain(`the answer is no readable HTTP (${code}) at service.test:443`);
  });
});

const meanings = readYaml(import.meta.url, "tls-codes.yaml") as Readonly<Record<string, string>>;

describe("a failure of TLS", () => {
  it("[PKG-07] has no reason in Deno, which has one code for every refused certificate", async () => {
    vi.stubGlobal("Deno", {});
    onTestFinished(() => void vi.unstubAllGlobals());
    expect((await failureOf("UNABLE_TO_VERIFY_LEAF_SIGNATURE")).message).toMatch(
      /certificate cannot be accepted, and Deno does not say why; if it has not expired, give /,
    );
  });

  it.each(Object.entries(meanings))(
    "[NET-08] %s has the phase tls, and its message explains it",
    async (code, meaning) => {
      const error = await failureOf(code);
      expect(error).toMatchObject({ phase: "tls", requestSent: true });
      expect(error.message).toContain(meaning);
      expect(error.message).toContain(`(${code}) at service.test:443`);
    },
  );

  it("[NET-08] the client recognises OpenSSL's message when Node reports only EPROTO", async () => {
    const message =
      "write EPROTO 00:error:0A000418:SSL routines:ssl3_read_bytes:tlsv1 alert unknown ca:../ssl/record.c:1:SSL alert number 48\n";
    const error = await failureOf("EPROTO", { requestSent: false }, message);
    expect(error).toMatchObject({ phase: "tls", requestSent: false });
    expect(error.message).toContain("its authority is unknown there (ERR_SSL_TLSV1_ALERT_UNKNOWN_CA)");
  });

  it("has the phase answer when it comes during the response", async () => {
    const cause = Object.assign(new Error("broken"), { code: "ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC" });
    const body = new ReadableStream({
      start: (controller) => {
        controller.error(new TypeError("terminated", { cause }));
      },
    });
    const registry = createRegistry({ fetch: () => Promise.resolve(new Response(body)), retry: false });
    await expect(registry.vratEkonomickySubjekt({ ico: "90000021" })).rejects.toMatchObject({
      phase: "answer",
      requestSent: true,
    });
  });
});
