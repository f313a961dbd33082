import type { TelephoneReason } from "../../schemes/telephone-subscriber.js";
import type { Sentences } from "../faults/scheme-faults.js";

/** What is wrong with a telephone number, for the schemes that have one. */
export const telephoneSentences: Sentences<TelephoneReason> = {
  "number-missing": () => ({
    part: "number",
    fault: "is missing",
    remedy: "write it with '+' and its country code",
  }),
  "global-number-character": (characters) => ({
    part: "number",
    fault: `contains ${characters}`,
    remedy: "remove it or write digits for it",
    why: "After '+' stand digits and the separators '-', '.', '(' and ')' only",
  }),
  "local-number-character": (characters) => ({
    part: "number",
    fault: `contains ${characters}`,
    remedy: "remove it or write digits for it",
    why: "A local number has hexadecimal digits, '*', '%23' and the separators '-', '.', '(' and ')' only",
  }),
  "digit-missing": (characters) => ({
    part: "number",
    fault: `${characters} has no digit`,
    remedy: "write it with '+' and its country code",
  }),
  "parameter-name-missing": () => ({
    part: "parameter",
    fault: "has no name after ';'",
    remedy: "write one, such as 'ext', or remove the ';'",
  }),
  "parameter-name-character": (characters) => ({
    part: "name of a parameter",
    fault: `contains ${characters}`,
    remedy: "write another name",
    why: "It may only contain letters, digits and hyphens",
  }),
  "parameter-value-missing": () => ({
    part: "value of a parameter",
    fault: "is missing after '='",
    remedy: "write it, or remove the '='",
  }),
  "parameter-value-character": (characters) => ({
    part: "value of a parameter",
    fault: `contains ${characters}, which has no place there`,
    remedy: "percent-encode it",
  }),
  "parameter-repeated": (characters) => ({
    part: "parameter",
    fault: `${characters} is there twice`,
    remedy: "keep one of them",
  }),
  "parameter-misplaced": (characters) => ({
    part: "parameter",
    fault: `${characters} stands too far behind`,
    remedy: "move it forward",
    why: "'isub' and 'ext' come first, then 'phone-context', then the others by their names",
  }),
  "extension-character": (characters) => ({
    part: "extension",
    fault: `contains ${characters}`,
    remedy: "remove it or write digits for it",
    why: "It has digits and the separators '-', '.', '(' and ')' only",
  }),
  "context-malformed": (characters) => ({
    part: "value of 'phone-context'",
    fault: `is ${characters}, neither a domain name nor '+' with digits`,
    remedy: "write one of them",
  }),
};
