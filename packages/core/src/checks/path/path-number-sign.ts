import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";

export const pathNumberSign = defineCheck({
  code: "path-number-sign",
  title: "Number sign cuts off the path",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.5"), rfc3986("3.3")],
  message: "'#' ends the path before what belongs to it; {{correction}}. No server sees the rest.",
  needs: traits.fragment,
  needsText: /\/#\d|[cf]#/i,
  inProse: true,
  find({ authority, path, query, fragment }, report) {
    if (fragment === undefined || query !== undefined) return;
    const isNumber = authority !== undefined && listOfNumbered.test(path.text) && number.test(fragment.text);
    const isInFolder = folderWithSign.test(path.text) && /^\/./u.test(fragment.text);
    const isOfName = isInFolder
      ? authority === undefined || inTree.test(path.text)
      : languageWithSign.test(path.text) && restOfFile.test(fragment.text);
    if (!isNumber && !isOfName) return;
    const span = { start: fragment.span.start - 1, end: fragment.span.start };
    const correction = isNumber ? "remove it" : "write '%23'";
    const fixes = [isNumber ? suggest("Remove the '#'", span, "") : suggest("Percent-encode the '#'", span, "%23")];
    report({ span, component: "fragment", data: { correction }, fixes });
  },
});

/** The list of what forges give numbers to, within a project; people write the number of one with a `#`. */
const listOfNumbered = /\/[^/]+\/(?:issues?|pulls?|merge_requests|pull-?requests|discussions)\/$/u;
const number = /^\d+(?:[/#?]|$)/u;

/** The name of a language that ends with a `#`, up to that, as a word of a file name or as a folder. */
const languageWithSign = /(?:^|[/._-]|%20)[cf]$/iu;

/** The name of a language as that of a folder, and the folders of a repository, where no program reads the fragment as a page. */
const folderWithSign = /(?:^|\/)[cf]$/iu;
const inTree = /\/(?:tree|blob|src)\//u;

/** The rest of the name of a file. */
const restOfFile = /^(?:[^?]*[^?/.])?\.(?:md|html?|pdf|png|jpe?g|svg|cs|fs|json|txt)$/iu;
