// Plain JavaScript, because a worker thread starts without the loader of TypeScript.
import { parentPort } from "node:worker_threads";
import openapiTS, { astToString } from "openapi-typescript";

parentPort.on("message", async ({ document, options }) => {
  try {
    const nodes = await openapiTS(document, {
      ...options,
      defaultNonNullable: false,
      // An object of which nothing is said may hold anything.
      emptyObjectsUnknown: true,
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      silent: true,
    });
    parentPort.postMessage({ text: astToString(nodes) });
  } catch (error) {
    parentPort.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});
