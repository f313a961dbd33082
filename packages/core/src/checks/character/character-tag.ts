import { traits } from "../../grammar/traits.js";
import { rfc3987, rfc3987bis } from "../../spec-reference.js";
import { defineCheck } from "../define-check.js";
import { runsOf } from "../judged-components.js";
import { wrongCharacters } from "../wrong-characters.js";

export const characterTag = defineCheck({
  code: "character-tag",
  title: "Text contains a tag character",
  strength: "grammar",
  strengthIn: { leiri: "should" },
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3987("2.2"), rfc3987bis("2.2"), rfc3987bis("6.3")],
  message: "The {{component}} contains {{characters}}; tags are invisible and {{restriction}}, so {{remedy}}.",
  needs: traits.suspectNonAscii,
  claims: "character",
  local: true,
  find(subject, report) {
    const inQuery = subject.profile === "rfc3987bis";
    const restriction = inQuery ? "are allowed only in the query" : "are not allowed in an IRI";
    for (const run of runsOf(subject, tags, ({ name }) => !inQuery || name !== "query")) {
      const { data, ...wrong } = wrongCharacters(run, subject.profile);
      report({ ...wrong, data: { ...data, restriction } });
    }
  },
});

/** `%xE0000-E0FFF` (3987bis §2.2) without the variation selectors, which have a code of their own. */
const tags = /[\u{E0000}-\u{E00FF}\u{E01F0}-\u{E0FFF}]+/u;
