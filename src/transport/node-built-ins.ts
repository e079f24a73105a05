import type crypto from "node:crypto";
import type https from "node:https";
import type tls from "node:tls";

/**
 * What the transport needs of Node, loaded when it is first needed: importing it costs more than the rest of a client. A
 * tool that intercepts requests replaces members of `https`, so they are looked up at every call.
 */
export const builtIns = {
  get crypto(): typeof crypto {
    return process.getBuiltinModule("node:crypto");
  },
  get https(): typeof https {
    return process.getBuiltinModule("node:https");
  },
  get tls(): typeof tls {
    return process.getBuiltinModule("node:tls");
  },
};
