/** What the other packages of Irilint need besides; no part of the library, and told of in no reference. */
export { hasRightToLeft } from "../bidi/has-right-to-left.js";
export { mirrorImage } from "../bidi/mirroring.js";
export { isInPreset } from "../checks/run/select-checks.js";
export { secretsIn } from "../checks/wording/secrets.js";
export { closedVocabularies } from "../data/closed-vocabularies.js";
export { compareSpans } from "../findings/span.js";
export { endInText } from "../running-text/end-in-text.js";
export { hasSignInText, SignsInText } from "../running-text/signs-in-text.js";
export { lowerBound } from "../text/lower-bound.js";
