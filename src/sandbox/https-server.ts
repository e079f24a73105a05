import type { X509Certificate } from "node:crypto";
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import tls from "node:tls";
import type { KeyAndCertificate } from "./certificate-authority.ts";
import { Connections, listen } from "./connections.ts";
import type { TrustedProxies } from "./trusted-proxies.ts";

export interface HttpsServerOptions {
  readonly certificate: KeyAndCertificate;
  readonly listener: RequestListener;
  /**
   * Certificate (PEM) of the authority whose client certificates it asks for. None is refused here: whether a certificate is
   * good enough is the listener's to say.
   */
  readonly clientAuthority?: string | undefined;
  /** They send the certificate of the client in a header. */
  readonly proxies?: TrustedProxies | undefined;
  /** Whether a client certificate that is not of the authority can be trusted. */
  readonly trusts?: ((certificate: X509Certificate) => boolean) | undefined;
}

/** How long a connection may be silent, in milliseconds: longer than any fault takes. */
const longestSilence = 11 * 60_000;

/** A server over TLS (1.2 and 1.3) with a port of its own, or with connections that it is handed. */
export class HttpsServer {
  // Two servers make one, since that of `node:https` shows no client certificate under Bun.
  readonly #http: http.Server;
  readonly #tls: tls.Server;
  readonly #connections = new Connections();
  readonly #common: tls.SecureContextOptions;
  #presented: KeyAndCertificate;
  #handshakes = 0;
  #clientsExpired = false;
  #accepting = true;
  /** The port that clients use: its own once it listens, or the one that it shares. */
  port = 0;

  constructor({ certificate, listener, clientAuthority, proxies, trusts }: HttpsServerOptions) {
    this.#common = { minVersion: "TLSv1.2", ...(clientAuthority === undefined ? {} : { ca: clientAuthority }) };
    // The listener answers a wrong certificate as the services do: with a documented status instead of a broken handshake.
    const mutual = clientAuthority === undefined ? {} : { requestCert: true, rejectUnauthorized: false };
    const { key, cert } = certificate;
    this.#presented = certificate;
    this.#http = http.createServer((request, response) => {
      if (clientAuthority !== undefined) proxies?.readCertificate(request, clientAuthority, this.#clientsExpired);
      listener(request, response);
    });
    this.#http.timeout = longestSilence;
    this.#connections.countRequests(this.#http);
    this.#tls = tls.createServer({ key, cert, ...this.#common, ...mutual, ALPNProtocols: ["http/1.1"] });
    this.#tls.on("connection", (socket: Duplex) => {
      if (this.#accepting) this.#connections.add(socket);
      else socket.destroy();
    });
    this.#tls.on("secureConnection", (socket) => {
      this.#handshakes += 1;
      const presented = socket.authorized ? undefined : socket.getPeerX509Certificate();
      if (presented !== undefined && trusts?.(presented) === true) socket.authorized = true;
      // As Node itself does for an expired certificate (tlsSocket.authorized).
      if (this.#clientsExpired) socket.authorized = false;
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

  /**
   * @param port 0 for any free one
   * @throws the system's error when the port cannot be had.
   */
  async listen(port: number, host: string): Promise<void> {
    this.port = await listen(this.#tls, port, host);
  }

  /** Begins TLS on a connection that was opened at another server; nothing of it was read. */
  takeConnection(socket: Socket): void {
    this.#tls.emit("connection", socket);
  }

  /** Answers a request that came without TLS at another server. */
  answer(request: IncomingMessage, response: ServerResponse): void {
    if (this.#accepting) this.#http.emit("request", request, response);
    else request.socket.destroy();
  }

  /**
   * With `false` ends every connection, one with a request under way after its answer, and each new one before its handshake,
   * until it is called with `true`.
   */
  accept(whether: boolean): void {
    if (whether === this.#accepting) return;
    this.#accepting = whether;
    this.#connections.endAfterAnswer = !whether;
    if (!whether) this.#connections.endIdle();
  }

  /** Presents another certificate to new connections; those without a request under way end. */
  present(certificate: KeyAndCertificate): void {
    if (certificate === this.#presented) return;
    this.#presented = certificate;
    const { key, cert } = certificate;
    this.#tls.setSecureContext({ ...this.#common, key, cert });
    this.#connections.endIdle();
  }

  /** With `true` counts client certificates of new connections as expired; those without a request under way end. */
  countAsExpired(whether: boolean): void {
    if (whether === this.#clientsExpired) return;
    this.#clientsExpired = whether;
    this.#connections.endIdle();
  }

  /**
   * Stops listening and ends every connection, also one that has not finished its handshake.
   *
   * @param grace milliseconds that requests under way have for their answers
   */
  close(grace = 0): Promise<void> {
    return this.#connections.close(this.#tls, grace);
  }
}
