// lib/login.ts of a Next.js application: a route file may export nothing but its methods.
import { createLogin } from "ares-caais/login";
import { identity, secret } from "./identity.ts";

const toUser = ({ claims }: { claims: { family_name?: string } }) => ({ name: claims.family_name });
export const login = createLogin({ identity, secret, scope: ["openid", "profile"], toUser });
