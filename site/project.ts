import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = fileURLToPath(new URL("../", import.meta.url));

/** A file of the project, by its path there. */
export const readProject = (path: string): string =>
  readFileSync(new URL(path, new URL("../", import.meta.url)), "utf8");

/** The members of package.json that the site shows. */
export const manifest = JSON.parse(readProject("package.json")) as {
  readonly name: string;
  readonly version: string;
  readonly repository?: { readonly url: string };
};

const { DOCS_ADDRESS, GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;

/** Where the files of the repository can be looked at; nowhere, until package.json or GitHub's workflow names the repository. */
export const sources: string | undefined =
  manifest.repository?.url.replace(/^git\+/, "").replace(/\.git$/, "") ??
  (GITHUB_REPOSITORY === undefined ? undefined : `${String(GITHUB_SERVER_URL)}/${GITHUB_REPOSITORY}`);

/** The published address of the start page, such as `https://example.org/docs/`, if it is known. */
export const published: URL | undefined = DOCS_ADDRESS === undefined ? undefined : new URL(DOCS_ADDRESS);
