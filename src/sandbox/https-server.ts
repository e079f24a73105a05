import type { X509Certificate } from "node:crypto";
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import tls from "node:tls";
import type { KeyAndCertificate } from "./certificate-authority.ts";
import { Connections, refuseMalformed } from "./connections.ts";
import { readForwarded } from "./presented-certificate.ts";
import type { TrustedProxies } from "./trusted-proxies.ts";

/** How a server meets new connections. */
export interface ServerBehaviour {
  /** The certificate that it presents. */
  readonly certificate: KeyAndCertificate;
  /** Whether client certificates count as expired. */
  readonly clientsExpired: boolean;
  /** Whether it takes connections. Otherwise each ends before its handshake. */
  readonly accepting: boolean;
}

export interface HttpsServerOptions {
  readonly certificate: KeyAndCertificate;
  /**
   * Certificate (PEM) of the authority whose client certificates it asks for. No certificate is refused here, because the listener
   * decides.
   */
  readonly clientAuthority?: string | undefined;
  /** They send the certificate of the client in a header. */
  readonly proxies?: TrustedProxies | undefined;
  /** Whether a client certificate that is not of the authority can be trusted. */
  readonly trusts?: ((certificate: X509Certificate) => boolean) | undefined;
}

/** How long a connection may be silent, in milliseconds: longer than any fault takes. */
const longestSilence = 11 * 60_000;

/** A server over TLS (1.2 and 1.3) whose connections come from a port. */
export class HttpsServer {
  // Two servers make one, since that of `node:https` shows no client certificate under Bun.
  readonly #http: http.Server;
  readonly #tls: tls.Server;
  readonly #connections = new Connections();
  readonly #common: tls.SecureContextOptions;
  #behaviour: ServerBehaviour;
  #handshakes = 0;
  /** The port that clients use. */
  port = 0;
  /** Answers its requests. */
  listener: RequestListener = (_request, response) => response.writeHead(503).end();

  constructor({ certificate, clientAuthority, proxies, trusts }: HttpsServerOptions) {
    this.#common = { minVersion: "TLSv1.2", ...(clientAuthority === undefined ? {} : { ca: clientAuthority }) };
    // Like the services, the listener answers a wrong certificate with a documented status and not with a failed handshake.
    const mutual = clientAuthority === undefined ? {} : { requestCert: true, rejectUnauthorized: false };
    const { key, cert } = certificate;
    this.#behaviour = { certificate, clientsExpired: false, accepting: true };
    this.#http = http.createServer((request, response) => {
      if (clientAuthority !== undefined && proxies?.includes(request.socket) === true) {
        readForwarded(request, clientAuthority, this.#behaviour.clientsExpired);
      }
      this.listener(request, response);
    });
    this.#http.timeout = longestSilence;
    this.#connections.countRequests(this.#http);
    refuseMalformed(this.#http);
    this.#tls = tls.createServer({ key, cert, ...this.#common, ...mutual, ALPNProtocols: ["http/1.1"] });
    this.#tls.on("secureConnection", (socket) => {
      this.#handshakes += 1;
      const presented = socket.authorized ? undefined : socket.getPeerX509Certificate();
      if (presented !== undefined && trusts?.(presented) === true) socket.authorized = true;
      // As Node itself does for an expired certificate (tlsSocket.authorized).
      if (this.#behaviour.clientsExpired) socket.authorized = false;
      this.#http.emit("connection", socket);
    });
    this.#tls.on("tlsClientError", (_error, socket) => {
      socket.destroy();
    });
  }

  /** Finished TLS handshakes since the start. */
  get handshakes(): number {
    return this.#handshakes;
  }

  /** Begins TLS on a connection of which nothing was read. */
  takeConnection(socket: Socket): void {
    if (!this.#behaviour.accepting) {
      socket.destroy();
      return;
    }
    this.#connections.add(socket);
    this.#tls.emit("connection", socket);
  }

  /** Answers a request that came without TLS. */
  answer(request: IncomingMessage, response: ServerResponse): void {
    if (this.#behaviour.accepting) this.#http.emit("request", request, response);
    else request.socket.destroy();
  }

  /**
   * Changes how it meets new connections; those without a request under way end. When it takes none any more, the others end
   * after their answers.
   */
  behave(next: ServerBehaviour): void {
    const before = this.#behaviour;
    const { certificate, clientsExpired, accepting } = next;
    const isNew = certificate !== before.certificate;
    if (!isNew && clientsExpired === before.clientsExpired && accepting === before.accepting) return;
    this.#behaviour = next;
    if (isNew) this.#tls.setSecureContext({ ...this.#common, key: certificate.key, cert: certificate.cert });
    this.#connections.endAfterAnswer = !accepting;
    this.#connections.endIdle();
  }

  /** Ends every connection; requests under way have `grace` milliseconds for their answers. */
  end(grace: number): void {
    this.#connections.end(grace);
  }
}
