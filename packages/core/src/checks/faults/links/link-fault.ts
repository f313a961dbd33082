import { asciidocForms } from "./asciidoc-forms.js";
import { attributeForms } from "./attribute-forms.js";
import { bibtexForms } from "./bibtex-forms.js";
import type { LinkFault, LinkForm } from "./link-form.js";
import { bracketForms, destinationForms } from "./markdown-forms.js";
import { orgForms } from "./org-forms.js";
import { explicitMarkupForms, referenceForms } from "./restructuredtext-forms.js";
import { styleForms } from "./style-forms.js";

/** The first one that tells something counts. */
const forms: readonly LinkForm[] = [
  ...styleForms,
  ...bibtexForms,
  ...attributeForms,
  ...explicitMarkupForms,
  ...asciidocForms,
  ...orgForms,
  ...destinationForms,
  ...referenceForms,
  ...bracketForms,
];

/** What is wrong with the marks around an address that make no link, in whatever markup they are; `undefined` if nothing. */
export function linkFault(text: string): LinkFault | undefined {
  for (const [pattern, tell] of forms) {
    const match = pattern.exec(text);
    const told = match === null ? undefined : tell(match.groups ?? {}, text);
    if (told !== undefined) return told === "right" ? undefined : told;
  }
  return undefined;
}
