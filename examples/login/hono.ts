import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { createLogin } from "ares-caais/login";
import { identity, port, secret } from "./identity.ts";

const toUser = ({ claims }: { claims: { family_name?: string } }) => ({ name: claims.family_name });
const login = createLogin({ identity, secret, scope: ["openid", "profile"], toUser });

const app = new Hono();
app.all("/auth/*", (context) => login.handler(context.req.raw));
app.get("/", async (context) => context.json({ user: await login.user(context.req.raw, context) }));
serve({ fetch: app.fetch, port, hostname: "127.0.0.1" });
