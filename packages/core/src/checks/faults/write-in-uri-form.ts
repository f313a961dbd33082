import { bidiComponents } from "../../bidi/components.js";
import { componentDirection } from "../../bidi/component-direction.js";
import type { Edit, Fix } from "../../findings/finding.js";
import { domainToAscii } from "../../idna/domain.js";
import { hasDnsHost } from "../../iri/dns-hosts.js";
import type { Span } from "../../findings/span.js";
import { applyEdits } from "./edited-text.js";
import { suggestAll, type Subject } from "../definition/define-check.js";
import { percentEncodeComponent } from "./percent-encode-component.js";

/**
 * Suggests the URI form of the right-to-left components in `span`, or of all if only that helps: percent-encoded, and
 * the labels of a DNS host in Punycode. The text as it is must not help.
 */
export function writeInUriForm(subject: Subject, span: Span, helps: (fixed: string) => boolean): readonly Fix[] {
  const all = uriFormEdits(subject);
  const within = all.filter((edit) => span.start <= edit.span.start && edit.span.end <= span.end);
  for (const edits of [within, all])
    if (helps(applyEdits(subject.text, edits)))
      return [suggestAll("Write the right-to-left components in URI form", edits)];
  return [];
}

function uriFormEdits(subject: Subject): readonly Edit[] {
  const isDnsName = subject.scheme === undefined || hasDnsHost(subject.scheme.text);
  return bidiComponents(subject)
    .filter(({ text }) => componentDirection(text).rightToLeft)
    .flatMap((part) => {
      if (part.component !== "host" || !isDnsName)
        return percentEncodeComponent(subject, part).flatMap(({ edits }) => edits);
      const label = domainToAscii(part.text);
      return label === undefined ? [] : [{ span: part.span, text: label }];
    });
}
