import { traits } from "../../grammar/traits.js";
import { decodeComponents } from "../../percent-encoding/decode-components.js";
import { mapComponents } from "../../percent-encoding/map-components.js";
import { percentEncodeNonAscii } from "../../percent-encoding/percent-encode.js";
import { rfc3987 } from "../../findings/spec-reference.js";
import { countNonAscii } from "../../text/ascii.js";
import { defineCheck, suggest, type Subject } from "../definition/define-check.js";
import { maskSecrets } from "../wording/secrets.js";
import { quote } from "../wording/mention.js";
import { isNamePlace } from "../faults/name-places.js";
import { isOfUnicode } from "../faults/unicode-charset.js";

const forms = {
  iri: { name: "IRI", rewrite: inIriForm },
  uri: { name: "URI", rewrite: inUriForm },
} as const;

export const formMixed = defineCheck({
  code: "form-mixed",
  title: "Identifier is not in the form that the project prefers",
  strength: "advice",
  fix: "suggestion",
  preset: "all",
  spec: [rfc3987("1.2"), rfc3987("3.1"), rfc3987("3.2")],
  message: "The identifier is not in {{form}} form; write it as {{other}}. The project prefers that form.",
  options: { form: ["iri", "uri"] },
  needs: traits.nonAscii | traits.percent | traits.authority,
  advises: true,
  reads: ["place"],
  find(subject, report) {
    const form = preferred(subject.options["form"]);
    if (form === undefined || !mayChange(subject)) return;
    const { name, rewrite } = forms[form];
    const other = rewrite(subject);
    if (other === undefined) return;
    const span = { start: 0, end: subject.text.length };
    report({
      span,
      component: "iri",
      data: { form: name, other: quote(maskSecrets(other)) },
      fixes: [suggest(`Write it in ${name} form`, span, other)],
    });
  },
});

function preferred(option: unknown): keyof typeof forms | undefined {
  return option === "iri" || option === "uri" ? option : undefined;
}

/**
 * Whether the identifier may be written in the other form: not where that is another name or is not allowed, nor where
 * octets are not UTF-8.
 */
function mayChange({ place, query, traits: set }: Subject): boolean {
  if ((set & traits.nonconforming) !== 0) return false;
  if (place === undefined) return true;
  if (isNamePlace(place)) return false;
  const { charset } = place;
  return query === undefined || charset === undefined || isOfUnicode(charset);
}

function inUriForm(subject: Subject): string | undefined {
  return (subject.traits & traits.nonAscii) === 0 ? undefined : mapComponents(subject, percentEncodeNonAscii);
}

/**
 * The identifier in IRI form; triplets of ASCII characters, and of characters that an IRI does not allow, stay in it.
 */
function inIriForm(subject: Subject): string | undefined {
  const decoded = decodeComponents(subject, subject.profile);
  return countNonAscii(decoded) > countNonAscii(subject.text) ? decoded : undefined;
}
