import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, inject } from "vitest";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** Serves the built site for the tests of one file, compressed and under its base alone. Gives the address of a page. */
export function useSite(): (path?: string) => string {
  const { folder, base } = inject("site");
  let server: Server | undefined;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
      const path = pathname.replace(/\/$/, "/index.html").slice(base.length);
      const file = join(folder, decodeURI(path));
      const found = pathname.startsWith(base) && file.startsWith(folder) && existsSync(file);
      const type = types[extname(file)] ?? "application/octet-stream";
      response.writeHead(found ? 200 : 404, { "content-type": type, "content-encoding": "gzip" });
      response.end(gzipSync(readFileSync(found ? file : join(folder, "404.html"))));
    });
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });
  return (path = "") => {
    const address = server?.address();
    if (address === null || typeof address !== "object") throw new Error("the site is served only inside tests");
    return `http://127.0.0.1:${address.port}${base}${path}`;
  };
}
