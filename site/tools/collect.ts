import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { besidePage } from "./beside/page.js";
import { firstFindings } from "./first-findings.js";
import { withTriedExamples, withTriedFiles } from "./tried-examples.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const content = join(root, "site/content");
const repository = "https://github.com/irilint/irilint/blob/main";

/** Where each page of the repository stands in the site, by its path in the repository. */
const pages = new Map<string, string>([
  ...markdownIn("docs").map((path) => [path, path.slice("docs/".length)] as const),
  ...markdownIn("docs/decisions").map((path) => [path, indexed(path.slice("docs/".length))] as const),
  ...markdownIn("docs/reference").map((path) => [path, indexed(path.slice("docs/".length))] as const),
  ...foldersIn("packages").map((name) => [`packages/${name}/README.md`, `packages/${name}.md`] as const),
  ...[...foldersIn("packages/core/src/checks").map((name) => `checks/${name}`), "literals/checks"].flatMap((folder) =>
    markdownIn(`packages/core/src/${folder}`).map((path) => [path, `checks/${basename(path)}`] as const),
  ),
]);

/** Puts the pages of the repository and those of the site alone together, with links that hold among them. */
rmSync(content, { recursive: true, force: true });
for (const [path, target] of pages) write(target, pageOf(path, target));
write("beside.md", besidePage());
write("first-findings.json", JSON.stringify(firstFindings()));
cpSync(join(root, "site/pages"), content, { recursive: true });
// Pictures that a page shows get names by their contents; those that it leads to keep their own.
for (const folder of ["images", "public/images"])
  cpSync(join(root, "docs/images"), join(content, folder), { recursive: true });

function pageOf(path: string, target: string): string {
  const text = withoutMarkers(readFileSync(join(root, path), "utf8"));
  return asVue(withTried(text, path, target)).replaceAll(
    /(\]\(|<(?:img|source) [^>]*\b(?:src|srcset)=")([^)\s"]+)([)"])/g,
    (_, open: string, link: string, close: string) => {
      return open + linkOf(link, path, target) + close;
    },
  );
}

function withTried(text: string, path: string, target: string): string {
  if (!target.startsWith("checks/")) return text;
  return path.startsWith("packages/core/src/literals/")
    ? withTriedFiles(text, target)
    : withTriedExamples(text, target);
}

/** The comments of what is generated say nothing to readers. */
function withoutMarkers(text: string): string {
  return text.replaceAll(/^<!-- (?:\/?\w+)(?:: generated.*)? -->\n+/gm, "");
}

/** Outside code, the site's generator would take double braces for expressions, and unknown tags for components. */
function asVue(text: string): string {
  return text
    .split(/(^```[^]*?^```$|`[^`\n]+`)/m)
    .map((part, index) => (index % 2 === 1 ? inlineCode(part) : part.replaceAll("{{", "&#123;&#123;")))
    .join("");
}

function inlineCode(code: string): string {
  if (code.startsWith("```") || !code.includes("{{")) return code;
  return `<code v-pre>${code.slice(1, -1).replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</code>`;
}

/** A link as it stands in the site; what is not there is in the repository. */
function linkOf(link: string, from: string, target: string): string {
  const [, ofRepository] = /^https:\/\/github\.com\/irilint\/irilint\/(?:raw|blob|tree)\/main\/(.*)$/.exec(link) ?? [];
  if (ofRepository === undefined && /^(?:[a-z][a-z+.-]*:|#|\/\/)/i.test(link)) return link;
  const [path = "", fragment] = (ofRepository ?? link).split(/(?=#)/);
  const meant = posix.normalize(ofRepository === undefined ? posix.join(dirname(from), path) : path);
  const found = pages.get(meant) ?? pages.get(posix.join(meant, "README.md"));
  if (found !== undefined) return relativeLink(found, target) + (fragment ?? "");
  if (meant.startsWith("docs/images/")) return relativeLink(meant.slice("docs/".length), target);
  return `${repository}/${meant}${fragment ?? ""}`;
}

function relativeLink(to: string, from: string): string {
  const path = relative(dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

/** `README.md` is the index of its folder. */
function indexed(path: string): string {
  return path.replace(/README\.md$/, "index.md");
}

function markdownIn(folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`);
}

function foldersIn(folder: string): string[] {
  return readdirSync(join(root, folder)).filter(
    (name) => statSync(join(root, folder, name)).isDirectory() && existsSync(join(root, folder, name)),
  );
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(content, path)), { recursive: true });
  writeFileSync(join(content, path), text);
}
