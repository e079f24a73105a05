// Plain JavaScript, because a worker thread starts without the loader of TypeScript.
import { parentPort } from "node:worker_threads";
import openapiTS, { astToString } from "openapi-typescript";

parentPort.once("message", async (document) => {
  const nodes = await openapiTS(document, {
    defaultNonNullable: false,
    enumValues: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  parentPort.postMessage(astToString(nodes));
});
