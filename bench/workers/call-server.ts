import { registryExamples } from "../../generated/registry-examples.gen.ts";
import { listen } from "../loopback.ts";

/** Answers every request with the same record, without reading it. */
const body = Buffer.from(JSON.stringify(registryExamples.vratEkonomickySubjekt.responses[200]));

const { url } = await listen((_request, response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": body.byteLength });
  response.end(body);
});
process.send?.({ url });
process.once("disconnect", () => process.exit());
