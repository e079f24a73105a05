// The test kit in a CommonJS test, beside msw loaded the same way.
const { setupServer } = require("msw/node");
const { createRegistry, strictValidation } = require("ares-caais");
const { registryHandlers } = require("ares-caais/testing");

const server = setupServer(...registryHandlers());
server.listen({ onUnhandledRequest: "error" });
createRegistry({ validate: strictValidation })
  .vratEkonomickySubjekt({ ico: "27074358" })
  .then(({ ico }) => {
    console.log(ico);
  })
  .finally(() => {
    server.close();
  });
