import { describe, expect, it } from "vitest";
import { noProxyCases } from "../../fixtures/no-proxy-cases.ts";
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
  ])("[NET-11] comes from the first variable: %j, as %s, for %s", (env, like, address, variable) => {
    expect(proxyVariable(address, env, like)).toBe(variable);
    expect(proxyOfEnvironment("test", env, like)(address)).toBe(variable === undefined ? undefined : proxy);
  });

  it("[NET-11] ignores the request header Proxy, which a CGI program receives as HTTP_PROXY", () => {
    const env = { REQUEST_METHOD: "GET", HTTP_PROXY: "http://attacker.example" };
    expect(proxyVariable("http://127.0.0.1:8080", env, "curl")).toBeUndefined();
    expect(proxyVariable("http://127.0.0.1:8080", { ...env, http_proxy: proxy }, "curl")).toBe("http_proxy");
  });

  it("[NET-11] defaults to http for a bare host, and is refused without its value when invalid", () => {
    expect(proxyOfEnvironment("test", { HTTPS_PROXY: "proxy.example:3128" }, "node")(service)).toBe(proxy);
    const broken = proxyOfEnvironment("test", { HTTPS_PROXY: "socks5://clerk:hunter2@proxy" }, "node");
    expect(() => broken(service)).toThrow(/^test: HTTPS_PROXY must be an http or https address \[ERR_INVALID_INPUT\]$/);
  });
});

describe("NO_PROXY", () => {
  it.each(noProxyCases)("[NET-24] [NET-11] has curl's rules: %j for %s, %s", (list, address, isExcepted) => {
    const variable = isExcepted ? undefined : "HTTPS_PROXY";
    expect(proxyVariable(address, { HTTPS_PROXY: proxy, no_proxy: list }, "node")).toBe(variable);
    expect(proxyVariable(address, { HTTPS_PROXY: proxy, NO_PROXY: list }, "curl")).toBe(variable);
  });

  it.each([
    [{ no_proxy: "other.example", NO_PROXY: "service.example" }, "HTTPS_PROXY"],
    [{ no_proxy: "", NO_PROXY: "service.example" }, undefined],
    [{}, "HTTPS_PROXY"],
  ])("[NET-24] reads the lower-case name first, unless that is empty: %j", (env, variable) => {
    expect(proxyVariable(service, { HTTPS_PROXY: proxy, ...env }, "node")).toBe(variable);
  });
});
