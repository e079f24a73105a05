import { attempts } from "../attempt.ts";
import { argumentEdits, editArguments } from "../edits/arguments.ts";
import type { Reader } from "../reader.ts";

/** A function that anybody may call with anything. */
export interface Callee {
  readonly name: string;
  /** Of the inputs of a reader, how many it gets. */
  readonly share?: number;
  /** Good arguments, all that there are; made once. */
  readonly base: () => readonly unknown[] | Promise<readonly unknown[]>;
  /** Calls it. As JavaScript would: the types of the arguments are not what they seem. */
  readonly call: (...given: never[]) => unknown;
  readonly close?: () => Promise<void> | void;
}

/** A reader of the arguments of a function. */
export function readerOf({ name, share = 1, base, call, close }: Callee): Reader {
  return {
    name: `arguments of ${name}`,
    share,
    open: async () => {
      const honest = await base();
      return {
        attempts: attempts(argumentEdits(honest), (edit) => {
          const given = editArguments(honest, edit);
          // Whatever a call takes may be anything here: that is what is tried.
          return { read: () => call(...(given as never[])) };
        }),
        ...(close === undefined ? {} : { close }),
      };
    },
  };
}
