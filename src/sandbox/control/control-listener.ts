import type { RequestListener } from "node:http";
import { answerListener } from "../http/answer-listener.ts";
import { answerControlRequest } from "./answer-control-request.ts";
import type { ControlState } from "./control-state.ts";

/** Largest request body in bytes; the largest fault is a fraction of it. */
const largestBody = 64 * 1024;

/** Serves the control interface. */
export function controlListener(state: ControlState): RequestListener {
  return answerListener(largestBody, (request) => answerControlRequest(state, request));
}
