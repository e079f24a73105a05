// Plain JavaScript, because a worker thread starts without the loader of TypeScript.
// CommonJS, because an import would look for the exports of TypeScript in its 9 MB: that takes as long as all the rest.
const { parentPort } = require("node:worker_threads");
const { default: openapiTS, astToString } = require("openapi-typescript");

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
