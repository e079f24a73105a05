/** Output of a command: lines of its result, and of its errors. */
export type Output = Pick<Console, "error" | "log">;
