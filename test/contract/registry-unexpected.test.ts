import { inspect } from "node:util";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { createRegistry, UnexpectedResponseError } from "ares-caais";
import { baseUrl, server } from "./server.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const rows = readYaml(import.meta.url) as readonly [
  title: string,
  status: number,
  type: string,
  body: string,
  reason: string,
][];

const url = `${baseUrl}/ekonomicke-subjekty/90000018`;
const call = (): Promise<unknown> => createRegistry({ retry: false }).vratEkonomickySubjekt({ ico: "90000018" });
const secretName = "Jana Novotná";

describe("responses that the contract does not describe", () => {
  it.each(rows)(
    "[REG-12] reports %s as an UnexpectedResponseError that repeats none of its text",
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
});

describe("a redirect", () => {
  it.each([301, 302, 303, 307, 308])(
    "[REG-12] causes an error that says what to do, and no further request: %i",
    async (status) => {
      server.use(http.get(url, () => new HttpResponse(null, { status, headers: { location: `${baseUrl}/secret` } })));
      const error: unknown = await call().catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ status, reason: "status" });
      expect(String(error)).toContain("; redirects are not followed; correct environment");
      expect(String(error)).not.toContain("secret");
    },
  );
});

it("registry.client returns data, error and response as openapi-fetch does", async () => {
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
