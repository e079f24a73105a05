// Makes a bundle with the defaults of webpack, and prints what it warned of as JSON.
// Usage: node bundle.cjs WISH, where WISH is a BundleWish of ../bundlers.ts as JSON.
const webpack = require("webpack");

const { project, entry, folder, platform, format } = JSON.parse(process.argv[2]);
const isModule = format === "esm";
const extension = isModule ? "mjs" : "cjs";

const configuration = {
  mode: "production",
  context: project,
  entry: { main: `./${entry}` },
  target: platform === "browser" ? "web" : "node20",
  output: {
    path: folder,
    filename: `main.${extension}`,
    chunkFilename: `[id].${extension}`,
    ...(isModule
      ? { module: true, chunkFormat: "module", library: { type: "module" } }
      : { library: { type: "commonjs2" } }),
  },
  ...(isModule ? { experiments: { outputModule: true } } : {}),
};

webpack(configuration, (error, stats) => {
  if (error !== null) throw error;
  const { errors, warnings } = stats.toJson({ errors: true, warnings: true });
  if (errors.length > 0) throw new Error(errors[0].message);
  process.stdout.write(JSON.stringify(warnings.map(({ message }) => message)));
});
