import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { jwtVerify } from "jose/jwt/verify";
import { KeySet, readSigningKeys } from "../../src/identity/key-set.ts";
import { verifyIdToken } from "../../src/identity/verify-tokens.ts";
import { CallRecord } from "../../src/transport/calls.ts";
import { systemClock } from "../../src/transport/time.ts";
import { at, ratioOf, timeAlternately, type Timing } from "../compare.ts";
import { atMost, type Row } from "../table.ts";

const rounds = 30;
const verificationsPerRound = 1_000;
const algorithm = "RS256";
const issuer = "https://identity.example/";
const clientId = "AIS_EXAMPLE";
const nonce = "nonce-of-the-login";

const { privateKey, publicKey } = await generateKeyPair(algorithm);
const now = Math.floor(Date.now() / 1_000);
const token = await new SignJWT({ azp: clientId, auth_time: now, nonce, sid: "session" })
  .setProtectedHeader({ alg: algorithm })
  .setIssuer(issuer)
  .setAudience(clientId)
  .setSubject("5c2f5a7e-0000-4000-8000-1d5e8f0a9b3c")
  .setJti("identifier-of-the-token")
  .setIssuedAt(now)
  .setExpirationTime(now + 3_600)
  .sign(privateKey);

const keys = [await exportJWK(publicKey)];
const keySet = new KeySet(systemClock, () => readSigningKeys({ keys }));
const signature = { algorithms: [algorithm] as const, signal: undefined, record: new CallRecord() };
const verification = { keySet, ...signature, clock: systemClock, clockTolerance: 30, issuer, clientId };
const options = { algorithms: [algorithm], issuer, audience: clientId, clockTolerance: 30 };

const contenders = [
  { name: "jose's jwtVerify, the key at hand", verify: () => jwtVerify(token, publicKey, options) },
  { name: "ares-caais", verify: () => verifyIdToken(token, "", { nonce }, verification) },
].map(({ name, verify }) => ({
  name,
  run: async (): Promise<void> => {
    for (let done = 0; done < verificationsPerRound; done += 1) await verify();
  },
}));

/** Milliseconds of a round as microseconds of one verification. */
const perVerification = ({ fast, median }: Timing): string =>
  [fast, median].map((milliseconds) => ((milliseconds / verificationsPerRound) * 1_000).toFixed(1)).join(" / ");

const reason = "more claims are checked than jose checks, and the key is found without a name.";

// The first rounds run before the code is compiled.
await timeAlternately(contenders, 3);
const timings = await timeAlternately(contenders, rounds);
const bare = at(timings, 0);
const own = at(timings, 1);
const ratio = ratioOf(own, bare);
const rows: Row[] = [
  { what: bare.name, figure: `${perVerification(bare)} µs` },
  { what: own.name, figure: `${perVerification(own)} µs`, ratio, ...atMost(1.1, ratio, reason) },
];
process.send?.(rows);
process.disconnect();
