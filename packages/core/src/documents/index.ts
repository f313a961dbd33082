export { ChangingText, type Source, type Stretch } from "../text/changing-text.js";
export { documentText, type CharsetSources } from "./charsets/document-text.js";
export { charsetAbove, readEditorConfig, type EditorConfig } from "./charsets/editor-config.js";
export { charsetBeginning, fileCharset, type CharsetHints, type FileCharset } from "./charsets/file-charset.js";
export { octetsOfText, textOfOctets, type DecodedFile, type FileText } from "./charsets/file-text.js";
export { queryEncoder } from "./charsets/query-encoder.js";
export { octetOffsets } from "./charsets/octet-offsets.js";
export {
  readDocument,
  readDocumentOnce,
  readDocumentSoon,
  readCandidatesQuickly,
  type IriDocument,
} from "./document.js";
export { fileIgnoringComment, ignoringComment } from "./ignoring-comment.js";
export type { PartReading } from "./language.js";
export { partReadingOf } from "./languages.js";
export { languageFiles, languageOfId, languageOfPath, type LanguageFiles, type LanguageName } from "./languages.js";
export { columnsOf, headerEnd, lastRecordEnd, literalsOfField, type Columns } from "./languages/csv/csv.js";
export { longestQuotedField } from "./languages/csv/fields.js";
export type { EstreeNode } from "./languages/javascript/estree/estree-node.js";
export { estreeSite } from "./languages/javascript/estree/estree-site.js";
export { templatedMember } from "./languages/json/json.js";
export { rawLiteralOf } from "./languages/javascript/estree/estree.js";
export { plainLiteralsOf } from "./languages/javascript/estree/plain-literal.js";
export type { DocumentChange, Reader, Reading } from "./reading.js";
export { anchorOf, type Anchor } from "../symbols/anchors.js";
export { conventionalPrefixes } from "../symbols/conventional-prefixes.js";
export { descriptionAt, type Description } from "../symbols/descriptions.js";
export { charsetByEditorConfigs, localFilesBy, type FileSystemCalls, type LocalFiles } from "../symbols/local-files.js";
export { localTargetsOf, type LocalDocument } from "../symbols/local-targets.js";
export { pathInProject } from "../symbols/project-root.js";
export { keyOfIri, symbolsOf, type IriSymbol, type Spelling } from "../symbols/iri-symbol.js";
export { readOccurrences, type IriOccurrence } from "../symbols/occurrences.js";
export {
  refusalOf,
  renamed,
  renameInDocument,
  renamePrefix,
  type RenamedDocument,
  type Renaming,
} from "../symbols/renaming.js";
export type { SymbolDocument } from "../symbols/symbol-document.js";
