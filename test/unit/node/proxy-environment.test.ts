import { describe, expect, it } from "vitest";
import { proxyOfEnvironment, proxyVariable, type Environment } from "../../../src/node/proxy-environment.ts";

const proxy = "http://proxy.example:3128";
const service = "https://service.example";

describe("the proxy of the environment", () => {
  it.each<[Environment, "node" | "curl", string, string | undefined]>([
    [{ https_proxy: proxy, HTTPS_PROXY: "http://other" }, "node", service, "https_proxy"],
    [{ https_proxy: "", HTTPS_PROXY: proxy }, "node", service, "HTTPS_PROXY"],
    [{ http_proxy: proxy }, "node", service, undefined],
    [{ HTTP_PROXY: proxy }, "node", "http://127.0.0.1:8080", "HTTP_PROXY"],
    [{ ALL_PROXY: proxy }, "node", service, undefined],
    [{ ALL_PROXY: proxy }, "curl", service, "ALL_PROXY"],
    [{ HTTPS_PROXY: proxy, all_proxy: "http://other" }, "curl", service, "HTTPS_PROXY"],
    [{}, "curl", service, undefined],
  ])("[NET-11] is that of the first variable: %j, as %s, for %s", (env, like, address, variable) => {
    expect(proxyVariable(address, env, like)).toBe(variable);
    expect(proxyOfEnvironment("test", env, like)(address)).toBe(variable === undefined ? undefined : proxy);
  });

  it("[NET-11] is not taken from the header Proxy of a request, which a CGI program finds in HTTP_PROXY", () => {
    const env = { REQUEST_METHOD: "GET", HTTP_PROXY: "http://attacker.example" };
    expect(proxyVariable("http://127.0.0.1:8080", env, "curl")).toBeUndefined();
    expect(proxyVariable("http://127.0.0.1:8080", { ...env, http_proxy: proxy }, "curl")).toBe("http_proxy");
  });

  it("[NET-11] is one of http when it says no more than a host, and is refused without being repeated when it is none", () => {
    expect(proxyOfEnvironment("test", { HTTPS_PROXY: "proxy.example:3128" }, "node")(service)).toBe(proxy);
    const broken = proxyOfEnvironment("test", { HTTPS_PROXY: "socks5://clerk:hunter2@proxy" }, "node");
    expect(() => broken(service)).toThrow(
      expect.objectContaining({ message: "test: HTTPS_PROXY must be an http or https address" }),
    );
  });
});

describe("a list of hosts without a proxy", () => {
  it.each([
    ["service.example", service, true],
    ["example", service, true],
    ["SERVICE.example", service, true],
    [".example", service, true],
    ["*.example", service, true],
    ["vice.example", service, false],
    ["service.example", "https://service.example.", true],
    ["service.example:443", service, true],
    ["service.example:8443", service, false],
    ["service.example:8443", "https://service.example:8443", true],
    ["localhost, service.example", service, true],
    ["localhost service.example", service, true],
    ["*", service, true],
    ["", service, false],
    [" , .", service, false],
    ["10.0.0.0/8", "https://10.200.0.1", true],
    ["10.0.0.0/8", "https://11.0.0.1", false],
    ["10.0.0.0/33", "https://10.0.0.1", false],
    ["10.0.0.0/ 8", "https://11.0.0.1", false],
    ["10.0.0.0/8/8", "https://10.0.0.1", false],
    ["0.0.0.0/0", "https://11.0.0.1", true],
    ["10.0.0.1", "https://10.0.0.1", true],
    ["10.0.0.1", "https://10.0.0.11", false],
    ["10.0.0.0/8", service, false],
    ["::1", "https://[::1]", true],
    ["[::1]:8443", "https://[::1]:8443", true],
    ["[::1]:8443", "https://[::1]", false],
    ["fd00::/8", "https://[fd12::1]", true],
    ["fd00::/8", "https://10.0.0.1", false],
  ])("[NET-11] %j: %s, %s", (list, address, isExcepted) => {
    for (const name of ["NO_PROXY", "no_proxy"]) {
      const variable = proxyVariable(address, { HTTPS_PROXY: proxy, [name]: list }, "node");
      expect(variable).toBe(isExcepted ? undefined : "HTTPS_PROXY");
    }
  });
});
