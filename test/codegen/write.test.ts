import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { write } from "../../codegen/write.ts";
import { copyProject } from "./project-copy.ts";

const { renames } = vi.hoisted(() => ({ renames: { until: Infinity } }));
vi.mock("node:fs", async (importOriginal) => {
  const original = await importOriginal<typeof import("node:fs")>();
  return {
    ...original,
    renameSync: (from: string, to: string) => {
      renames.until -= 1;
      if (renames.until === 0) throw new Error("disk failed");
      original.renameSync(from, to);
    },
  };
});

describe("writing generated files", () => {
  afterEach(() => {
    renames.until = Infinity;
  });

  it.each([1, 2, 3, 4, 5, 6])("[GEN-06] restores everything when step %i of replacing the files fails", (step) => {
    using copy = copyProject(["generated"]);
    const folder = join(copy.root, "generated");
    copy.write("generated/old.gen.ts", "left over");
    const before = copy.generated();
    const wanted = new Map(
      [...before].filter(([name]) => name !== "old.gen.ts").map(([name, text]) => [name, `${text}// changed\n`]),
    );
    wanted.set("new.gen.ts", "new");
    renames.until = step;
    expect(() => write(folder, wanted)).toThrow("disk failed");
    renames.until = Infinity;
    expect(copy.generated()).toEqual(before);
    expect(readdirSync(folder)).toEqual([...before.keys()]);
    expect(write(folder, wanted)).toHaveLength(before.size + 1);
    expect(readFileSync(join(folder, "new.gen.ts"), "utf8")).toBe("new");
    expect(readdirSync(folder)).not.toContain("old.gen.ts");
  });
});
