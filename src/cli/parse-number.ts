import { InvalidArgumentError } from "commander";

/** Reads the value of an option as a number; whether it fits is the library's to say. */
export function parseNumber(text: string): number {
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) throw new InvalidArgumentError("It must be a number.");
  return Number(text);
}
