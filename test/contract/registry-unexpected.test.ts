import { inspect } from "node:util";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { createRegistry, RegistryError, TransportError, UnexpectedResponseError } from "ares-caais";
import { baseUrl, server } from "./server.ts";

const url = `${baseUrl}/ekonomicke-subjekty/90000018`;
const call = (): Promise<unknown> => createRegistry({ retry: false }).vratEkonomickySubjekt({ ico: "90000018" });
const secretName = "Jana Novotná";

describe("answers that the contract does not describe", () => {
  it.each([
    [
      "the framework's own 404, without kod",
      404,
      "application/json",
      '{"status":404,"error":"Not Found","path":"/x"}',
      "body",
    ],
    ["an HTML page with a documented status", 401, "text/html", `<html>${secretName}</html>`, "body"],
    ["an empty error body", 500, "application/json", "", "body"],
    ["a broken JSON error body", 500, "application/json", `{"kod":"OBECNA`, "body"],
    ["an undocumented status with a Chyba", 418, "application/json", '{"kod":"OBECNA_CHYBA"}', "status"],
    ["an undocumented success", 201, "application/json", "{}", "status"],
    ["a redirect", 302, "text/html", "", "status"],
    ["a 200 that is HTML", 200, "text/html; charset=utf-8", `<html>${secretName}</html>`, "media-type"],
    ["a 200 without a media type", 200, "", "{}", "media-type"],
    ["an empty 200", 200, "application/json", "", "empty"],
    ["a 200 of null", 200, "application/json", "null", "value"],
    ["a 200 that is a list", 200, "application/json", `["${secretName}"]`, "value"],
    ["a truncated 200", 200, "application/json", `{"obchodniJmeno":"${secretName}`, "json"],
  ] as const)(
    "[REG-12] %s is an UnexpectedResponseError that repeats nothing of it",
    async (_title, status, type, body, reason) => {
      server.use(
        http.get(url, () => {
          const headers = new Headers(status === 302 ? { location: `${baseUrl}/elsewhere` } : {});
          if (type !== "") headers.set("content-type", type);
          return new HttpResponse(new TextEncoder().encode(body), { status, headers });
        }),
      );
      const error: unknown = await call().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(UnexpectedResponseError);
      expect(error).toMatchObject({
        code: "ERR_UNEXPECTED_RESPONSE",
        operation: "vratEkonomickySubjekt",
        status,
        reason,
      });
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(secretName);
    },
  );

  it("[REG-07] a 404 with a Chyba is told apart from one of the address", async () => {
    server.use(
      http.get(url, () =>
        HttpResponse.json({ kod: "NENALEZENO", subKod: "VYSTUP_SUBJEKT_NENALEZEN" }, { status: 404 }),
      ),
    );
    await expect(call()).rejects.toMatchObject({ constructor: RegistryError, status: 404, kod: "NENALEZENO" });
  });

  it("a kod that the contract does not know is kept", async () => {
    server.use(http.get(url, () => HttpResponse.json({ kod: "NOVA_CHYBA" }, { status: 400 })));
    await expect(call()).rejects.toMatchObject({ kod: "NOVA_CHYBA", subKod: undefined, popis: undefined });
  });

  it("a network failure is a TransportError with its cause", async () => {
    server.use(http.get(url, () => HttpResponse.error()));
    const error: unknown = await call().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({
      code: "ERR_TRANSPORT",
      phase: "connection",
      cause: expect.any(TypeError) as unknown,
    });
  });
});

describe("headers and the plain client", () => {
  it("headers of the client and of the call are sent, the call's win", async () => {
    server.use(
      http.get(url, ({ request }) =>
        HttpResponse.json({
          obchodniJmeno: `${request.headers.get("x-one") ?? ""} ${request.headers.get("x-two") ?? ""}`,
        }),
      ),
    );
    const registry = createRegistry({ headers: { "x-one": "client", "x-two": "client" } });
    await expect(
      registry.vratEkonomickySubjekt({ ico: "90000018" }, { headers: { "x-two": "call" } }),
    ).resolves.toEqual({
      obchodniJmeno: "client call",
    });
  });

  it("registry.client is openapi-fetch: data, error and response", async () => {
    server.use(
      http.get(`${baseUrl}/ekonomicke-subjekty/:ico`, ({ params }) =>
        params["ico"] === "90000018"
          ? HttpResponse.json({ ico: "90000018" })
          : HttpResponse.json({ kod: "NENALEZENO" }, { status: 404 }),
      ),
    );
    const { client } = createRegistry();
    const found = await client.GET("/ekonomicke-subjekty/{ico}", { params: { path: { ico: "90000018" } } });
    expect(found.data).toEqual({ ico: "90000018" });
    const missing = await client.GET("/ekonomicke-subjekty/{ico}", { params: { path: { ico: "12345678" } } });
    expect(missing.error).toEqual({ kod: "NENALEZENO" });
    expect(missing.response.status).toBe(404);
  });
});
