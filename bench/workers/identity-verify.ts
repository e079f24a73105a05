import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { jwtVerify } from "jose/jwt/verify";
import { KeySet, readSigningKeys } from "../../src/identity/key-set.ts";
import { verifyIdToken } from "../../src/identity/verify-tokens.ts";
import { CallRecord } from "../../src/transport/calls.ts";
import { systemClock } from "../../src/transport/time.ts";
import { at, repeat, timeAlternately } from "../compare.ts";
import { rowOf } from "../table.ts";
import { report } from "./worker.ts";

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
  repeat("jose's jwtVerify, the key at hand", verificationsPerRound, () => jwtVerify(token, publicKey, options)),
  repeat("ares-caais", verificationsPerRound, () => verifyIdToken(token, "", { nonce }, verification)),
];
const most = { times: 1.1, reason: "more claims are checked than jose checks, and the key is found without a name." };
const timings = await timeAlternately(contenders, 30, 3);
report(timings.map((timing) => rowOf(timing, at(timings, 0), "µs", most)));
