/** Where a command prints to: lines of its result, and what is wrong. */
export type Output = Pick<Console, "error" | "log">;
