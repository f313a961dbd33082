import { traits } from "../../grammar/traits.js";
import { isIri } from "../../iri/is-iri.js";
import { dataFaults, mediaTypeFaults, type DataReason } from "../../schemes/data.js";
import { rfc2397 } from "../../findings/spec-reference.js";
import { defineCheck, type Subject } from "../definition/define-check.js";
import { isPrefixedName } from "../faults/name-places.js";
import { isOfScheme, reportSchemeFaults, schemeMessage, type Sentences } from "../faults/scheme-faults.js";

export const dataMalformed = defineCheck({
  code: "data-malformed",
  title: "Media type or encoding of data is malformed",
  strength: "must",
  fix: "none",
  preset: "recommended",
  spec: [rfc2397("3")],
  message: schemeMessage,
  needs: traits.otherScheme,
  needsText: /^data:/i,
  beforeBody: true,
  reads: ["place"],
  find(subject, report) {
    if (isPrefixedName(subject)) return;
    if (isOfScheme(subject, "data")) reportSchemeFaults(subject, dataFaults(subject), sentences, report);
    // Pictures and pages are often written unencoded behind the comma; even then, the part before the comma is judged.
    else if (hasPlainHead(subject)) reportSchemeFaults(subject, mediaTypeFaults(subject), sentences, report);
  },
});

/** Whether the part from the scheme to the comma holds only characters of URIs. */
function hasPlainHead({ scheme, authority, path }: Subject): boolean {
  const [head = ""] = path.text.split(",", 1);
  const isData = scheme?.text.toLowerCase() === "data" && authority === undefined && path.text.includes(",");
  return isData && isIri(`data:${head}`, { profile: "rfc3986" });
}

const sentences: Sentences<DataReason> = {
  "comma-missing": () => ({
    part: "data",
    fault: "are missing, since no ',' ends the media type",
    remedy: "write ',' before them",
  }),
  "type-malformed": (characters) => ({
    part: "media type",
    fault: `${characters} is not a type and subtype with '/' between them`,
    remedy: "write one, such as 'text/plain', or none",
  }),
  "parameter-missing": () => ({
    part: "parameter",
    fault: "is missing after ';'",
    remedy: "write one, such as 'charset=utf-8', or remove the ';'",
  }),
  "parameter-without-value": (characters) => ({
    part: "parameter",
    fault: `${characters} of the media type has no '=' and value`,
    remedy: "write it whole, such as 'charset=utf-8', or remove it",
  }),
  "parameter-malformed": (characters) => ({
    part: "parameter",
    fault: `${characters} of the media type has a name that is not a token`,
    remedy: "write letters, digits and hyphens before '='",
  }),
  "base64-not-last": () => ({
    part: "mark 'base64'",
    fault: "stands before other parameters",
    remedy: "write it right before the ','",
  }),
  "base64-behind-comma": () => ({
    part: "mark 'base64'",
    fault: "stands behind ','",
    remedy: "write ';' before it",
    why: "The comma ends the media type, so that the data are read as text",
  }),
  "base64-character": (characters) => ({
    part: "data in base64",
    fault: `contain ${characters}, which is not in its alphabet`,
    remedy: "encode the data again, with '+' and '/'",
  }),
  "base64-query": () => ({
    part: "data in base64",
    fault: "contain '?', which is not in its alphabet",
    remedy: "encode the data again, with '+' and '/'",
  }),
  "base64-incomplete": () => ({
    part: "data in base64",
    fault: "do not end with a group of four characters",
    remedy: "complete the data, or encode them again",
  }),
};
