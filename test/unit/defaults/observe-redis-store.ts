import { redisStore } from "ares-caais/redis";
import { largest } from "./default-row.ts";

/** What is sent for a text under the key "". */
async function sent(text: string): Promise<readonly string[]> {
  let command: readonly string[] = [];
  const send = (_eval: string, given: readonly string[]): void => {
    command = given;
  };
  await redisStore({ send }).set("", text, 1);
  return command;
}

/** Name of the store. */
export async function storeName(): Promise<string | undefined> {
  return (await sent(""))[2]?.split(":")[1];
}

/** The longest text that is not compressed. */
export function compressAbove(): Promise<number> {
  return largest(10_000, async (length) => (await sent("x".repeat(length)))[4]?.startsWith("1t") === true);
}
