// Prints what Spectral finds in a YAML document, by every rule for OpenAPI, also those that are off by default, as JSON.
// Usage: node lint.cjs FILE
const { readFileSync } = require("node:fs");
const { Document, Ruleset, Spectral } = require("@stoplight/spectral-core");
const { Yaml } = require("@stoplight/spectral-parsers");
const { oas } = require("@stoplight/spectral-rulesets");

const file = process.argv[2];
const spectral = new Spectral();
spectral.setRuleset(new Ruleset({ extends: [[oas, "all"]] }));
spectral.run(new Document(readFileSync(file, "utf8"), Yaml, file)).then((found) => {
  process.stdout.write(JSON.stringify(found.map(({ code, path, severity }) => ({ code, path, severity }))));
});
