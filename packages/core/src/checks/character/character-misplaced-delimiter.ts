import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";
import { tellsCharacters, wrongCharacters } from "../faults/wrong-characters.js";

export const characterMisplacedDelimiter = defineCheck({
  code: "character-misplaced-delimiter",
  title: "Text contains a delimiter where the grammar allows none",
  strength: "grammar",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("2.2"), rfc3986("3.5"), rfc3987("2.2")],
  message: `${tellsCharacters} {{use}}.`,
  needs: traits.nonconforming,
  claims: "character",
  local: true,
  find(subject, report) {
    for (const run of runsOf(subject, brackets, ({ name }) => name !== "host")) {
      const { data, ...wrong } = wrongCharacters(run, subject);
      report({ ...wrong, data: { ...data, use: "Brackets may only enclose an IP address as the host" } });
    }
    for (const run of runsOf(subject, numberSigns)) {
      const { data, ...wrong } = wrongCharacters(run, subject);
      report({ ...wrong, data: { ...data, use: "'#' may only begin the fragment" } });
    }
  },
});

const brackets = /[[\]]+/;
/** A number sign within the fragment; outside it there can be none, since the first one begins the fragment. */
const numberSigns = /#+/;
