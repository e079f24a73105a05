import https from "node:https";

/** The certificates of a bare client, as PEM. */
interface BareOptions {
  readonly ca: string;
  readonly cert: string;
  readonly key: string;
}

/**
 * The least that Node can do over mutual TLS: POSTs, their answers as text.
 *
 * @param keepAlive whether they share connections; else each has one of its own
 */
export function createBarePost(
  { ca, cert, key }: BareOptions,
  keepAlive = true,
): {
  post: (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<string>;
  close: () => void;
} {
  const agent = new https.Agent({ keepAlive, ca, cert, key });
  return {
    post: (url, headers, body) =>
      new Promise((resolve, reject) => {
        const length = { "content-length": Buffer.byteLength(body) };
        const request = https.request(
          url,
          { agent, method: "POST", headers: { ...headers, ...length } },
          (response) => {
            const chunks: Buffer[] = [];
            response.on("data", (chunk: Buffer) => chunks.push(chunk));
            response.on("end", () => {
              resolve(Buffer.concat(chunks).toString());
            });
            response.on("error", reject);
          },
        );
        request.on("error", reject);
        request.end(body);
      }),
    close: () => {
      agent.destroy();
    },
  };
}
