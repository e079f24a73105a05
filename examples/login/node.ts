import { createServer } from "node:http";
import { createLogin, toNodeHandler } from "ares-caais/login";
import { identity, port, secret } from "./identity.ts";

const toUser = ({ claims }: { claims: { family_name?: string } }) => ({ name: claims.family_name });
const login = createLogin({ identity, secret, scope: ["openid", "profile"], toUser });
const auth = toNodeHandler(login.handler);

createServer((request, response) => {
  if (request.url?.startsWith("/auth/") === true) auth(request, response);
  else
    login.user(request, response).then(
      (user) => response.setHeader("Content-Type", "application/json").end(JSON.stringify({ user })),
      () => response.writeHead(503).end(),
    );
}).listen(port, "127.0.0.1");
