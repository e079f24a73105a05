import { createServer } from "node:http";
import { listenForFile } from "../fixtures/servers/listen.ts";

/** A registry that answers at once, whatever a test wants it to answer. */
export interface AnsweringServer {
  readonly address: string;
  /** Answers by the last part of the path: values, which are sent as JSON. */
  answers: Readonly<Record<string, unknown>>;
  /** Status of the answers. */
  status: number;
  /** The bodies of the requests that came, the newest last. */
  readonly bodies: unknown[];
}

/** Starts the server for the tests of one file. */
export function useAnsweringServer(): AnsweringServer {
  const server = listenForFile(() =>
    createServer((request, response) => {
      let text = "";
      request.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      request.once("end", () => {
        if (text !== "") state.bodies.push(JSON.parse(text));
        const answer = state.answers[request.url?.split("/").at(-1) ?? ""];
        response.writeHead(state.status, { "content-type": "application/json" }).end(JSON.stringify(answer));
      });
    }),
  );
  const state = {
    answers: {} as Readonly<Record<string, unknown>>,
    status: 200,
    bodies: [] as unknown[],
    get address() {
      return `http://127.0.0.1:${server.port}`;
    },
  };
  return state;
}
