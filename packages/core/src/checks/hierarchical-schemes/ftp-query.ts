import { traits } from "../../grammar/traits.js";
import { rfc1738, rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { isOfScheme } from "../faults/scheme-faults.js";

export const ftpQuery = defineCheck({
  code: "ftp-query",
  title: "FTP IRI has a query",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  // A segment of RFC 1738 may hold a question mark, which begins a query in the generic syntax of today.
  spec: [rfc1738("5"), rfc3986("3.4")],
  message:
    "The query has no meaning in FTP; percent-encode the '?' as '%3F', or remove the query. Some programs read '?' as part of the file name, and others drop what follows it.",
  needs: traits.otherScheme,
  needsText: /^ftp:/i,
  beforeBody: true,
  find(subject, report) {
    if (!isOfScheme(subject, "ftp") || subject.query === undefined) return;
    const { text, span: query } = subject.query;
    const span = { start: query.start - 1, end: query.end };
    const encoded = `?${text}`.replaceAll("?", "%3F");
    // With an empty path, the encoded query would become part of the host; a private-use character is allowed in no
    // path (RFC 3987 §2.2).
    const canBePath = subject.path.text !== "" && !/\p{Co}/u.test(text);
    const fixes = !canBePath ? [] : [suggest("Percent-encode the '?' as '%3F'", span, encoded)];
    report({ span, component: "query", fixes });
  },
});
