import { expect, it, onTestFinished, vi } from "vitest";
import { createHttpsFetch } from "../../src/node/https-fetch.ts";
import { createTestAuthority } from "../fixtures/certificates.ts";
import { startTlsServer } from "./tls-server.ts";

it("[NET-02] a connection that was idle for too long is not used again, however late its timer is", async () => {
  const authority = await createTestAuthority();
  const server = await startTlsServer(await authority.issue({ hosts: ["127.0.0.1"] }), (_request, response) => {
    response.end("answer");
  });
  const fetch = createHttpsFetch({ ca: authority.cert });
  onTestFinished(() => {
    fetch.close();
  });
  let ahead = 0;
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + ahead);
  onTestFinished(() => {
    clock.mockRestore();
  });
  const post = async (): Promise<string> => (await fetch(server.url, { method: "POST", body: "code" })).text();

  await post();
  await post();
  expect(server.handshakes).toHaveLength(1);
  // The timer of the connection has not fired.
  ahead = 4_500;
  expect(await post()).toBe("answer");
  expect(server.handshakes).toHaveLength(2);
});
