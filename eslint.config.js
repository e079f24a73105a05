import { readFileSync } from "node:fs";
import tseslint from "typescript-eslint";

/** Node built-ins stay out of what runs in a browser: the registry client, the errors and the addresses. */
const noBuiltIns = {
  group: ["node:*"],
  message: "This part also runs in a browser: what needs Node stands in src/node.",
};

/** What plays the services takes nothing of the clients: a fault of theirs must not hide on both sides. */
const noOwnChecks = {
  // Out of the folder, but for generated/, the types of parsed JSON and the reader of XML.
  regex: "^\\.\\./(?!\\.\\./generated/|transport/json-object\\.ts$|legacy/(?:read|decode)-document\\.ts$)",
  message: "src/services imports only itself, generated/, the names for JSON and the reader of XML.",
};

/** Files of the source beside the entries of rooms that tests may import, each with its reason. */
const internals = Object.keys(
  JSON.parse(readFileSync(new URL("test/internal-imports.json", import.meta.url), "utf8")),
).map((path) => path.replace(/^src\//, "").replaceAll(".", "\\."));

/** Tests hold what a room does, not how: a redesign of its inside breaks none of them. */
const onlyEntries = {
  regex: `^(?:\\.\\./)+src/(?!(?:index\\.ts|[a-z]+/index\\.ts|cli/run\\.ts|${internals.join("|")})$)`,
  message: "Import the package by its name, or a room by its index; test/internal-imports.json has the few exceptions.",
};

export default tseslint.config(
  { ignores: ["dist/", "site/dist/", "generated/", "node_modules/", ".report/"] },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: [
            ...["*.js", "codegen/products/*.js", "scripts/*.js"],
            ...["test/package/programs/*.cjs", "test/package/webpack/*.cjs", "test/unit/spec/spectral/*.cjs"],
          ],
        },
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-console": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "@typescript-eslint/explicit-module-boundary-types": "error",
      // There are no enums here: `erasableSyntaxOnly` refuses them. The rule takes an eighth of the time for nothing.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
    },
  },
  // JavaScript without types, to be copied.
  { files: ["examples/*/*.mjs"], ...tseslint.configs.disableTypeChecked },
  {
    // Programs that print for a person.
    files: [
      "bench/**",
      "codegen/{contract,import,lint,main}.ts",
      "examples/**",
      "scripts/**",
      "site/pictures.ts",
      "test/package/programs/**",
    ],
    rules: { "no-console": "off" },
  },
  // A longer function is two ideas. Tests are one function for each file.
  {
    files: ["{src,codegen,bench,scripts,site}/**"],
    ignores: ["site/test/**"],
    rules: { "max-lines-per-function": ["error", { max: 60, skipBlankLines: true }] },
  },
  {
    files: ["test/**"],
    rules: {
      "no-restricted-imports": ["error", { patterns: [onlyEntries] }],
      "no-restricted-properties": [
        "error",
        {
          object: "vi",
          property: "waitFor",
          message: "It gives up after a second. expect.poll waits as long as test/fixtures/limits.ts says.",
        },
      ],
    },
  },
  {
    files: ["src/registry/**", "src/errors/**", "src/environment/**", "src/users/**", "src/transport/**"],
    rules: { "no-restricted-imports": ["error", { patterns: [noBuiltIns] }] },
  },
  {
    // Plays the services for the sandbox and for the test kit, which also runs in a browser.
    files: ["src/services/*.ts"],
    rules: { "no-restricted-imports": ["error", { patterns: [noBuiltIns, noOwnChecks] }] },
  },
  {
    files: ["src/services/*/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [noBuiltIns, { ...noOwnChecks, regex: noOwnChecks.regex.replace("^", "^\\.\\./") }] },
      ],
    },
  },
  {
    // The code generator fills these in.
    files: ["codegen/templates/**"],
    rules: { "@typescript-eslint/no-empty-object-type": "off" },
  },
  { files: ["**/*.{cjs,js}"], extends: [tseslint.configs.disableTypeChecked] },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
);
