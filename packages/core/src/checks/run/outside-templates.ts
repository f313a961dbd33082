import type { Finding } from "../../findings/finding.js";
import type { Place } from "../definition/place.js";
import { firstReaching } from "../../findings/sorted-spans.js";
import { readTemplate } from "../../templates/uri-template.js";
import { checkOfCode } from "./check-of-code.js";

/**
 * The findings without those in a template that touch one of its expressions: what stands there is put in later (RFC 6570
 * §2.2). The checks of templates themselves tell what is wrong with it.
 */
export function outsideTemplates(text: string, place: Place | undefined, findings: Finding[]): Finding[] {
  if (place?.template === undefined || findings.length === 0) return findings;
  const { braced } = readTemplate(text, place.template);
  return findings.filter(({ code, span }) => {
    if (checkOfCode(code)?.judgesTemplates === true) return true;
    return (firstReaching(braced, span.start)?.start ?? Infinity) > span.end;
  });
}
