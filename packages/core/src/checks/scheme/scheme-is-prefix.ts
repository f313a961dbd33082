import { traits } from "../../grammar/traits.js";
import { lookupScheme } from "../../schemes/lookup-scheme.js";
import { rfc3986, turtle } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { isPrefixedName } from "../faults/name-places.js";
import { secretsIn } from "../wording/secrets.js";
import { quote } from "../wording/mention.js";

export const schemeIsPrefix = defineCheck({
  code: "scheme-is-prefix",
  title: "Scheme is a prefix of the document",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [turtle("sec-iri"), rfc3986("3.1")],
  message:
    "The prefix {{prefix}} means nothing within an IRI; write {{namespace}} in its place. The document declares it, but here {{scheme}} is read as a scheme.",
  needs: traits.otherScheme,
  needsPlace: true,
  claims: "scheme",
  judges: "scheme",
  reads: ["place"],
  find(subject, report) {
    const { scheme, authority, place } = subject;
    const namespace = place?.namespaceOfScheme;
    if (scheme === undefined || authority !== undefined || namespace === undefined) return;
    const written = { start: 0, end: scheme.span.end + 1 };
    const prefix = `${scheme.text}:`;
    // Some documents bind `ex:` to the namespace `ex:`; then the scheme is no mistake.
    if (namespace.startsWith(prefix)) return;
    if (lookupScheme(scheme.text) !== undefined && !isPrefixedName(subject)) return;
    // The message would quote a password.
    if (secretsIn(namespace).length > 0) return;
    report({
      span: written,
      component: "scheme",
      data: { prefix: quote(prefix), scheme: quote(scheme.text), namespace: quote(namespace) },
      fixes: [suggest(`Write ${quote(namespace)}`, written, namespace)],
    });
  },
});
