import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { thrownBy } from "../fixtures/failures.ts";
import { answer, useFaultServer, type Behaviour } from "../fixtures/servers/fault-server.ts";

const server = useFaultServer();
const ico = "90000021";
const reset: Behaviour = (request) => void request.socket.destroy();
const status =
  (code: number, body = '{"kod":"OBECNA_CHYBA"}', type = "application/json"): Behaviour =>
  (_request, response) => {
    response.writeHead(code, { "content-type": type });
    response.end(body);
  };

describe("faults over real TLS", () => {
  it("[NET-01] repeats a request whose connection was reset before the response", async () => {
    server.plan(reset, reset, answer);
    await expect(server.client().vratEkonomickySubjekt({ ico })).resolves.toEqual({ ico });
    expect(server.requests).toBe(3);
  });

  it("a reset after the response harms neither this call nor the next", async () => {
    const once: Behaviour = (request, response) => {
      answer(request, response);
      response.once("finish", () => setImmediate(() => request.socket.destroy()));
    };
    server.plan(once, answer);
    const registry = server.client();
    await expect(registry.vratEkonomickySubjekt({ ico })).resolves.toEqual({ ico });
    await wait(20);
    await expect(registry.vratEkonomickySubjekt({ ico })).resolves.toEqual({ ico });
  });

  it("[NET-01] replaces a kept connection that the service has closed, and does not count it as an attempt", async () => {
    const registry = server.client({ retry: { retries: 1, minDelay: 1 } });
    await registry.vratEkonomickySubjekt({ ico });
    // Reads the next request on the kept connection and closes instead of answering.
    server.plan(reset, status(503), answer);
    await expect(registry.vratEkonomickySubjekt({ ico })).resolves.toEqual({ ico });
    expect(server.requests).toBe(4);
  });

  it("[NET-01] sends one request without retries, on a kept connection too", async () => {
    const registry = server.client({ retry: false });
    await registry.vratEkonomickySubjekt({ ico });
    server.plan(reset, answer);
    expect(await thrownBy(registry.vratEkonomickySubjekt({ ico }))).toMatchObject({ phase: "connection" });
    expect(server.requests).toBe(2);
  });

  it("[NET-05] stops a body of 200 MB at the limit, with bounded memory", async () => {
    const chunk = Buffer.alloc(1024 * 1024, 32);
    let sent = 0;
    const huge: Behaviour = (_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const write = (): void => {
        while (sent < 200 && !response.destroyed) {
          sent += 1;
          if (!response.write(chunk)) {
            response.once("drain", write);
            return;
          }
        }
        response.end();
      };
      write();
    };
    server.plan(huge);
    const before = process.memoryUsage().arrayBuffers;
    const error = await thrownBy(server.client({ maxAnswerBytes: 4 * 1024 * 1024 }).vratEkonomickySubjekt({ ico }));
    expect(error).toMatchObject({ code: "ERR_TRANSPORT", phase: "size" });
    expect(server.requests).toBe(1);
    expect(sent).toBeLessThan(60);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024);
  });
});
