import { networkInterfaces } from "node:os";
import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createSandbox } from "ares-caais/sandbox";

/** The result of a connection to an address. */
function outcome(host: string, port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const end = (result: string): void => {
      socket.destroy();
      resolve(result);
    };
    socket.once("connect", () => {
      end("connected");
    });
    socket.once("timeout", () => {
      end("no answer");
    });
    socket.once("error", (error: NodeJS.ErrnoException) => {
      end(error.code ?? error.message);
    });
  });
}

it("[BOX-06] every server of the sandbox listens on 127.0.0.1 alone", async () => {
  const sandbox = await createSandbox();
  onTestFinished(() => sandbox.close());
  const addresses = [...Object.values(sandbox.environment), sandbox.controlAddress].map((address) => new URL(address));
  const ports = [...new Set(addresses.map(({ port }) => Number(port)))];
  expect(ports).toHaveLength(6);
  expect(new Set(addresses.map(({ hostname }) => hostname))).toEqual(new Set(["127.0.0.1"]));
  const others = Object.values(networkInterfaces()).flatMap((list = []) =>
    list.filter(({ address, scopeid }) => address !== "127.0.0.1" && !scopeid).map(({ address }) => address),
  );
  for (const port of ports) {
    expect(await outcome("127.0.0.1", port)).toBe("connected");
    for (const host of ["127.0.0.2", ...others]) expect(await outcome(host, port), host).not.toBe("connected");
  }
});

it("no other option of the sandbox makes it listen elsewhere", async () => {
  for (const name of ["host", "hostname", "address"]) {
    // As JavaScript might call it.
    const options: object = { [name]: "0.0.0.0" };
    await expect(createSandbox(options)).rejects.toMatchObject({ field: name, rule: "is unknown" });
  }
  const sandbox = await createSandbox({ hosts: ["127.0.0.2"] });
  onTestFinished(() => sandbox.close());
  expect(await outcome("127.0.0.2", Number(new URL(sandbox.controlAddress).port))).not.toBe("connected");
});
