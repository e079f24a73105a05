// app/auth/[...page]/route.ts of a Next.js application; its pages ask `login.user(request)` as here.
import { createLogin } from "ares-caais/login";
import { identity, secret } from "./identity.ts";

const toUser = ({ claims }: { claims: { family_name?: string } }) => ({ name: claims.family_name });
export const login = createLogin({ identity, secret, scope: ["openid", "profile"], toUser });

export const GET = login.handler;
export const POST = login.handler;
