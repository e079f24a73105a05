import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { limits } from "../fixtures/limits.ts";
import { noProxyCases } from "../fixtures/no-proxy-cases.ts";
import { listen } from "../fixtures/servers/listen.ts";
import { findCurl, isSkipped, titleOf } from "./peers/find-peers.ts";

const curl = findCurl();

it.skipIf(isSkipped(curl))(
  `[NET-24] every row of the NO_PROXY table holds for this machine's curl: ${titleOf(curl)}`,
  async () => {
    if (curl.program === undefined) throw new Error(curl.advice);
    const { program } = curl;
    const [, major = "0", minor = "0"] =
      /^curl (\d+)\.(\d+)/.exec(execFileSync(program, ["--version"]).toString()) ?? [];
    const version = Number(major) + Number(minor) / 1000;
    // Networks came with 7.86. From 8 on only commas separate.
    const comparable = noProxyCases.filter(
      ([list]) => (version >= 7.086 || !list.includes("/")) && (version < 8 || !/[ \t]/.test(list)),
    );
    let connections = 0;
    const { address } = await listen(
      createServer((socket) => {
        connections += 1;
        socket.on("error", () => undefined).once("data", () => socket.end("HTTP/1.1 502 No\r\n\r\n"));
      }),
    );
    const found: (typeof noProxyCases)[number][] = [];
    for (const [list, url] of comparable) {
      connections = 0;
      // Where it uses no proxy, it connects to a port of this machine that nobody listens at.
      const direct = ["--connect-to", "::127.0.0.1:1"];
      const env = { PATH: process.env["PATH"], LC_ALL: "C.UTF-8", HTTPS_PROXY: address, NO_PROXY: list };
      await once(spawn(program, ["--silent", "--max-time", "20", ...direct, url], { env, stdio: "ignore" }), "close");
      found.push([list, url, connections === 0]);
    }
    expect(found).toEqual(comparable);
    expect(comparable.length).toBeGreaterThan(40);
  },
  limits.long,
);
