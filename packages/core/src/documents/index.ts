export { ChangingText, type Source, type Stretch } from "../changing-text.js";
export { readDocument, type DocumentChange, type IriDocument } from "./document.js";
export { ignoringComment } from "./ignoring-comment.js";
export { readIgnorePatterns, type IgnorePatterns } from "./ignore-patterns.js";
export { languageFiles, languageOfId, languageOfPath, type LanguageFiles, type LanguageName } from "./languages.js";
export type { EstreeNode } from "./languages/javascript/estree-node.js";
export { estreeSite } from "./languages/javascript/estree-site.js";
export { rawLiteralOf } from "./languages/javascript/estree.js";
export { plainLiteralsOf } from "./languages/javascript/plain-literal.js";
