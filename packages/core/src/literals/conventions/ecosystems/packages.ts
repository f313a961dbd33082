import { dependency, sink } from "../evidence.js";
import type { Convention } from "../convention.js";

export const packages: readonly Convention[] = [
  {
    name: "pages of a project or site",
    seenIn: "MkDocs, Citation File Format, conda-build, AppStream, Galaxy",
    kind: "key",
    match: {
      keys: [
        "site_url",
        "repo_url",
        "repository-code",
        "project_url",
        "homepage_url",
        "doc_url",
        "dev_url",
        "home_page",
      ],
      of: "data",
    },
    effect: { place: () => sink("homepage", { expects: "value" }) },
    examples: { is: ["site_url", "about.dev_url"], isNot: ["repository", "url_of_site"] },
  },
  {
    name: "versions or sources of packages, whatever those are called",
    seenIn: "npm, Cargo, Poetry, Helm",
    kind: "map",
    match: { maps: [/dependencies$/iu] },
    effect: { place: () => dependency },
    examples: { is: ["devDependencies.url", "build-dependencies.a"], isNot: ["dependency.url"] },
  },
  {
    name: "versions or sources of packages, whatever those are called",
    seenIn: "npm, pnpm, Yarn, Composer, Dart, Renovate, import maps",
    kind: "map",
    match: {
      maps: [
        "allowedVersions",
        "catalog",
        "dependency_overrides",
        "imports",
        "overrides",
        "require",
        "require-dev",
        "requires",
        "resolutions",
      ],
      of: "data",
    },
    effect: { place: () => dependency },
    examples: { is: ["overrides.url", "require-dev.a"], isNot: ["settings.url"] },
  },
  {
    name: "versions of packages below the one that wants them, or below a name",
    seenIn: "npm, pnpm",
    kind: "map",
    match: { maps: ["catalogs", "overrides"], values: "of-descendants", of: "data" },
    effect: { place: () => dependency },
    examples: { is: ["catalogs.react17.url", "overrides.a.b.url"], isNot: ["catalogs.url"] },
  },
];
