import { patternUnion } from "../../text/composed-pattern.js";
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
  message: "The fragment begins at '#' within what is meant as the path; {{correction}}. A server is not asked for it.",
  needs: traits.fragment,
  needsText: patternUnion(/\/#\d+(?:[/#?]|$)/iu, /[cf]#[^#]*\.\w{2,8}$/iu),
  inProse: true,
  find({ authority, path, query, fragment }, report) {
    if (fragment === undefined || query !== undefined) return;
    const span = { start: fragment.span.start - 1, end: fragment.span.start };
    if (authority !== undefined && listOfNumbered.test(path.text) && number.test(fragment.text))
      report({
        span,
        component: "fragment",
        data: { correction: "remove it" },
        fixes: [suggest("Remove the '#'", span, "")],
      });
    else if (languageWithSign.test(path.text) && restOfFile.test(fragment.text))
      report({
        span,
        component: "fragment",
        data: { correction: "write '%23'" },
        fixes: [suggest("Percent-encode the '#'", span, "%23")],
      });
  },
});

/** The list of what forges give numbers to, within a project; people write the number of one with a `#`. */
const listOfNumbered =
  /\/[^/]+\/(?:issues?|pulls?|merge_requests|pull-requests|pullrequests|discussions|milestones?)\/$/u;
const number = /^\d+(?:[/#?]|$)/u;

/** The name of a language that ends with a `#`, up to that, as a word of a file name or as a folder. */
const languageWithSign = /(?:^|[/._-]|%20)[cf]$/iu;
const restOfFile =
  /^(?:[/._-]|%20)?(?:[^#?]*[^#?/.])?\.(?:md|mdx|markdown|html?|pdf|png|jpe?g|gif|svg|webp|csx?|fsx?|csproj|ipynb|json|ya?ml|xml|txt|zip)$/iu;
