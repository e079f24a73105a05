// app/auth/[...page]/route.ts of a Next.js application. Server components ask `login.user({ headers: await headers() })`.
import { login } from "./next-login.ts";

export const GET = login.handler;
export const POST = login.handler;
