import type crypto from "node:crypto";
import type http from "node:http";
import type https from "node:https";
import type net from "node:net";
import type tls from "node:tls";
import type zlib from "node:zlib";

/**
 * The modules of Node that this room uses, loaded on first use: importing them costs more than the rest of a client. A tool that
 * intercepts requests replaces members of `http` and `https`, so they are looked up at every call.
 */
export const builtIns = {
  get crypto(): typeof crypto {
    return process.getBuiltinModule("node:crypto");
  },
  get http(): typeof http {
    return process.getBuiltinModule("node:http");
  },
  get https(): typeof https {
    return process.getBuiltinModule("node:https");
  },
  get net(): typeof net {
    return process.getBuiltinModule("node:net");
  },
  get tls(): typeof tls {
    return process.getBuiltinModule("node:tls");
  },
  get zlib(): typeof zlib {
    return process.getBuiltinModule("node:zlib");
  },
};
