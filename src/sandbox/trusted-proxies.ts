import { BlockList, isIP, type Socket } from "node:net";
import { refuse } from "../errors/invalid-input-error.ts";

/** The proxies that end TLS in front of a sandbox. */
export class TrustedProxies {
  readonly #addresses = new BlockList();

  /**
   * @param given IP addresses, or networks as `ADDRESS/BITS`
   * @throws InvalidInputError when one is neither.
   */
  constructor(subject: string, given: readonly string[]) {
    for (const [index, entry] of given.entries()) {
      const [, address = "", bits] = /^([\d.]+|[\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? [];
      const version = isIP(address);
      const longest = version === 6 ? 128 : 32;
      const length = Number(bits ?? longest);
      if (version === 0 || length > longest) {
        refuse(subject, `trustedProxies[${index}]`, "must be an IP address, or a network as ADDRESS/BITS");
      }
      this.#addresses.addSubnet(address, length, version === 6 ? "ipv6" : "ipv4");
    }
  }

  includes({ remoteAddress = "" }: Pick<Socket, "remoteAddress">): boolean {
    return this.#addresses.check(remoteAddress, isIP(remoteAddress) === 6 ? "ipv6" : "ipv4");
  }
}
