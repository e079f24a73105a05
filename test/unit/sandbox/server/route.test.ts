import { describe, expect, it } from "vitest";
import { findRoute } from "../../../../src/sandbox/registry/route.ts";

describe("findRoute", () => {
  it("finds an operation with its parameters decoded", () => {
    expect(findRoute("GET", "/ekonomicke-subjekty/90000021")).toEqual({
      id: "vratEkonomickySubjekt",
      parameters: { ico: "90000021" },
    });
    expect(findRoute("GET", "/ekonomicke-subjekty-vr/a%2Fb%20%C4%8D")).toEqual({
      id: "vratEkonomickySubjektVr",
      parameters: { ico: "a/b č" },
    });
    expect(findRoute("POST", "/ekonomicke-subjekty/vyhledat")).toEqual({
      id: "vyhledejEkonomickeSubjekty",
      parameters: {},
    });
  });

  it("takes the search's path for an ico when it is read", () => {
    expect(findRoute("GET", "/ekonomicke-subjekty/vyhledat")).toMatchObject({ parameters: { ico: "vyhledat" } });
  });

  it("answers 405 for a path that has another method", () => {
    expect(findRoute("POST", "/ekonomicke-subjekty/90000021")).toBe(405);
    expect(findRoute("DELETE", "/ekonomicke-subjekty/vyhledat")).toBe(405);
  });

  it.each([
    "/",
    "",
    "/neznama-cesta",
    "/ekonomicke-subjekty",
    "/ekonomicke-subjekty/90000021/",
    "//ekonomicke-subjekty/90000021",
    "/ekonomicke-subjekty/%zz",
    "/ekonomicke-subjekty/%ff",
    "/Ekonomicke-subjekty/90000021",
  ])("answers 404 for %o", (path) => {
    expect(findRoute("GET", path)).toBe(404);
  });
});
