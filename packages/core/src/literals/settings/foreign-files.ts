import { readIgnorePatterns } from "./ignore-patterns.js";

/** Specifications of Markdown whose examples projects copy to test their readers with: `cmark_spec_0.30.yml`. */
const specifications = ["commonmark", "cmark", "gfm"];

/** Lists of the licenses of what a project depends on, which programs gather from others: `NOTICE-THIRD-PARTY.md`. */
const noticesOfOthers = ["third*party", "Third*Party", "THIRD*PARTY", "3rd*party", "3RD*PARTY"].flatMap((party) =>
  ["notice", "Notice", "NOTICE", "licen[cs]e", "Licen[cs]e", "LICEN[CS]E"].flatMap((list) => [
    ...[`*${party}*${list}*.md`, `*${party}*${list}*.txt`, `*${party}*${list}*.html`],
    ...[`*${list}*${party}*.md`, `*${list}*${party}*.txt`, `*${list}*${party}*.html`],
  ]),
);

/**
 * Names of files and folders that nobody writes by hand in a project: dependencies, vendored copies, builds, minified
 * files, local histories of editors, results of computations that Quarto stores, search indices that are made from the
 * pages of a site, examples of specifications, parts of other ontologies that ROBOT extracts, and licenses of others.
 */
const foreign = readIgnorePatterns(
  [
    ...["bower_components", "jspm_packages", "site-packages", "venv", ".venv", "Godeps", "Carthage", "Pods"],
    ...["vendor", "vendors", "third_party", "third-party", "thirdparty", "3rdparty", "extern", "external"],
    ...["dist", ".history", "_freeze"],
  ]
    .map((folder) => `${folder}/`)
    .concat("*.min.*", "*[-_]min.js", "*[-_]min.css", "*.bundle.js")
    .concat("search-indices/", "search-index/", "search[-_]index*.json", "searchindex.js", "searchindex.json")
    .concat(
      specifications.flatMap((name) => ["json", "yml", "yaml", "xml"].map((ending) => `${name}[-_.]spec*.${ending}`)),
    )
    .concat("*_import.owl", "*_import.ttl", "*_import.obo", "*_import.ofn")
    .concat(noticesOfOthers)
    .join("\n"),
);

/**
 * Whether a file or a folder is left out by its own name, such as `vendor` or `a.min.js`, unless a pattern of the user
 * includes it again. The names are those by which GitHub's Linguist recognizes vendored and generated files, and those
 * of package managers.
 */
export function isForeign(name: string, kind: "file" | "folder"): boolean {
  return foreign.judge(name, kind) === "ignored";
}

/** An attribute of Linguist that is set, unset (`-`), or has a value. */
const mark = /^(?<off>-?)linguist-(?:generated|vendored)(?:=(?<value>true|false))?$/u;

/** In UTF-16 code units; longer lines are left out, since nobody wrote them by hand. */
const longestLine = 1000;

/**
 * Turns the lines of a `.gitattributes` that mark files as `linguist-generated` or `linguist-vendored` into lines of a
 * `.gitignore` (gitattributes(5)). `-linguist-vendored` and `linguist-vendored=false` become negated patterns.
 */
export function ignoresOfAttributes(text: string): string {
  const lines = text.split(/\r?\n/u).flatMap((line) => {
    if (line.length > longestLine || !line.includes("linguist-") || /^\s*(?:#|")/u.test(line)) return [];
    const [pattern = "", ...attributes] = line.trim().split(/[ \t]+/u);
    const last = attributes.map((attribute) => mark.exec(attribute)?.groups).findLast((groups) => groups !== undefined);
    if (last === undefined) return [];
    return [last["off"] === "-" || last["value"] === "false" ? `!${pattern}` : pattern];
  });
  return lines.join("\n");
}
