import express from "express";
import { createLogin, toNodeHandler } from "ares-caais/login";
import { identity, port, secret } from "./identity.ts";

const toUser = ({ claims }: { claims: { family_name?: string } }) => ({ name: claims.family_name });
const login = createLogin({ identity, secret, scope: ["openid", "profile"], toUser });

const app = express();
app.use(toNodeHandler(login.handler));
app.get("/", async (request, response) => {
  response.json({ user: await login.user(request, response) });
});
app.listen(port, "127.0.0.1");
