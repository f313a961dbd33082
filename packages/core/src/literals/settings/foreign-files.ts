import { readIgnorePatterns } from "./ignore-patterns.js";

/** What nobody writes by hand in a project: installed, copied from another one, built, minified, or kept by an editor. */
const foreign = readIgnorePatterns(
  [
    ...["bower_components", "jspm_packages", "site-packages", "venv", ".venv", "Godeps", "Carthage", "Pods"],
    ...["vendor", "vendors", "third_party", "third-party", "thirdparty", "3rdparty", "dist", ".history"],
  ]
    .map((folder) => `${folder}/`)
    .concat("*.min.*", "*-min.js", "*-min.css", "*.bundle.js")
    .join("\n"),
);

/**
 * Whether the name of a file or a folder says that it is left out where no pattern takes it back: `vendor`, `a.min.js`. They
 * are names by which GitHub's Linguist knows what is vendored or generated, and that package managers and builders give.
 */
export function isForeign(name: string, kind: "file" | "folder"): boolean {
  return foreign.judge(name, kind) === "ignored";
}

/** The attributes of Linguist, each set, unset, or with a value. */
const mark = /^(?<off>-?)linguist-(?:generated|vendored)(?:=(?<value>true|false))?$/u;

/** Longer lines are none that anybody wrote. */
const longestLine = 1000;

/**
 * What the lines of a `.gitattributes` that mark files as `linguist-generated` or `linguist-vendored` say in the syntax of a
 * `.gitignore` (gitattributes(5)): `-linguist-vendored` and `linguist-vendored=false` take back.
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
