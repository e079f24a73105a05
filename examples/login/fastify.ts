import { fastify } from "fastify";
import { createLogin, toNodeHandler } from "ares-caais/login";
import { identity, port, secret } from "./identity.ts";

const toUser = ({ claims }: { claims: { family_name?: string } }) => ({ name: claims.family_name });
const login = createLogin({ identity, secret, scope: ["openid", "profile"], toUser });
const auth = toNodeHandler(login.handler);

const app = fastify();
app.addHook("onRequest", async (request, reply) => {
  if (request.url.startsWith("/auth/")) auth(reply.hijack().raw.req, reply.raw);
});
app.get("/", async (request, reply) => ({ user: await login.user(request, reply) }));
await app.listen({ port });
