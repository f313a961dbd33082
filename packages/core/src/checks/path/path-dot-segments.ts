import { traits } from "../../grammar/traits.js";
import { guardDoubleSlash, removeDotSegments } from "../../iri/path-segments.js";
import { hasDnsHost } from "../../iri/dns-hosts.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { matchesIn } from "../faults/judged-components.js";
import { quote } from "../wording/mention.js";

export const pathDotSegments = defineCheck({
  code: "path-dot-segments",
  title: "IRI with a scheme contains dot segments",
  strength: "should",
  fix: "suggestion",
  preset: "strict",
  spec: [rfc3986("6.2.2.3"), rfc3986("3.3"), rfc3987("5.3.2.4")],
  message:
    "The path contains the dot segment {{segment}}; write the path without it. Only relative references need it, and it is removed before the IRI is used.",
  needs: traits.dotSegment,
  find({ scheme, authority, path }, report) {
    // Without a slash at its start, the path of an IRI is opaque to most schemes.
    if (scheme === undefined || !path.text.startsWith("/")) return;
    const direct = removeDotSegments(path.text);
    const resolved = authority === undefined ? guardDoubleSlash(direct) : direct;
    // `/.//a` needs its dot segment: `//a` would begin an authority.
    if (resolved === path.text) return;
    const [first, ...rest] = matchesIn(path.text, dotSegments, path.span.start, "path");
    if (first === undefined) return;
    // If the host is missing, the path may hold it: `http:/a.example/..`.
    const isWhole = authority !== undefined || !hasDnsHost(scheme.text.toLowerCase());
    // One fix removes them all, so only the first finding offers it.
    for (const { text, span } of [first, ...rest]) {
      const fixes = isWhole && span === first.span ? [suggest("Remove the dot segments", path.span, resolved)] : [];
      report({ span, component: "path", data: { segment: quote(text) }, fixes });
    }
  },
});

const dotSegments = /(?<=\/)\.{1,2}(?=\/|$)/;
