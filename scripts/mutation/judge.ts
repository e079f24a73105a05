import type { Mutant } from "./mutant.ts";
import type { ProjectCopy } from "./project-copy.ts";
import { testsOf, type TestFile } from "./reach.ts";
import type { TestSession } from "./test-session.ts";

/** What the tests made of a mutant. */
export type Verdict = "caught" | "timed out" | "survived" | "not reached";

/** Puts one mutant after the other before the tests. */
export class Judge {
  readonly #copy: ProjectCopy;
  readonly #session: TestSession;
  readonly #tests: readonly TestFile[];
  readonly #most: number;
  /** The file of the last mutant, which is as it was again. */
  #restored: string | undefined;

  /** @param most test files that a mutant is put before; what they do not notice counts as unnoticed */
  constructor(copy: ProjectCopy, session: TestSession, tests: readonly TestFile[], most: number) {
    this.#copy = copy;
    this.#session = session;
    this.#tests = tests;
    this.#most = most;
  }

  /** Changes the copy, runs the test files that reach the change until one fails, and changes the copy back. */
  async try(mutant: Mutant): Promise<Verdict> {
    const { file, start, end, replacement } = mutant;
    const candidates = testsOf(mutant, this.#tests);
    if (candidates.length === 0) return "not reached";
    const original = this.#copy.read(file);
    const changed = [...new Set([this.#restored ?? file, file])].map((one) => `${this.#copy.root}/${one}`);
    this.#restored = file;
    this.#copy.write(file, original.slice(0, start) + replacement + original.slice(end));
    try {
      for (const test of candidates.slice(0, this.#most)) {
        // A mutant that makes a test wait for ever is noticed too.
        const outcome = await this.#session.run({ test: test.path, changed }, 8000 + 4 * test.duration);
        if (outcome === "passed") continue;
        test.caught.set(file, (test.caught.get(file) ?? 0) + 1);
        return outcome === "failed" ? "caught" : "timed out";
      }
      return "survived";
    } finally {
      this.#copy.write(file, original);
    }
  }
}
