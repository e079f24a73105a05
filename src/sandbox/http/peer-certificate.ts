import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";

/**
 * The certificate (DER) of the client at the other end.
 *
 * @returns `undefined` when there is none, or its authority is not the sandbox's, or it is not valid now.
 */
export function peerCertificate(socket: Socket): Buffer | undefined {
  return socket instanceof TLSSocket && socket.authorized ? socket.getPeerX509Certificate()?.raw : undefined;
}
