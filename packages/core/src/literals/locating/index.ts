export { listedCodes, readDirective } from "../comments/directive.js";
export { heedsSigns } from "../conventions/evidence.js";
export { lastName } from "../conventions/last-name.js";
export { mayCall } from "../conventions/matching/callees.js";
export { mapsOfReferences, keysOfIdentifiers } from "../conventions/matching/keys.js";
export { maySet } from "../conventions/matching/setters.js";
export { mayTag, mostNames } from "../conventions/matching/tags.js";
export { evidenceOf } from "../conventions/site-evidence.js";
export { type Tables, tablesFor } from "../conventions/tables.js";
export { holdsQuery } from "../embedded/identifiers-in-queries.js";
export type { Kept, Sequence } from "../incremental/sequence.js";
export { shiftedLiteral, shiftedSpan } from "../incremental/shifted.js";
export { changeBetween, lengthInCommon, type TextChange } from "../incremental/text-change.js";
export type { LocatedEdit } from "../project/located-finding.js";
export { hasAbsoluteSign } from "../read/absolute-signs.js";
export { decodeLiteral } from "../read/decode-literal.js";
export { type OpenEnds, openEnds, type Piece, type RawLiteral, type TextPiece } from "../read/literal.js";
export { areSameDeclarations, type Declared, Prefixes } from "../read/prefixes.js";
export { mayHoldIdentifiers, type UnreadLiteral } from "../read/read-literal.js";
export { isMoved, isSameLiteral } from "../read/same-literal.js";
export {
  hasColonSign,
  hasNameSign,
  hasRelativeSign,
  hasSchemeSign,
  type IsOutside,
  SchemePlaces,
} from "../read/scheme-signs.js";
export { brokenLinkSite, type IdentifierSite, type Site } from "../read/site.js";
export type { SourceMap } from "../read/source-map.js";
export { type PathPatterns, readPathPatterns } from "../settings/path-patterns.js";
export { defaultSettings, type Settings } from "../settings/settings.js";
export { doubleQuoted, holdsSecondAddress, mayHoldAddress } from "../syntaxes/data/csv.js";
export { beginsIriref, endOfUnclosed } from "../syntaxes/data/iriref.js";
export { jsonString } from "../syntaxes/data/json-string.js";
export { tomlBasic } from "../syntaxes/data/toml-basic.js";
export { latexEscapeAt, secondAddress } from "../syntaxes/markup/latex.js";
export type { SimpleSyntaxName } from "../syntaxes/syntax-name.js";
export type { Decoded, SyntaxName } from "../syntaxes/syntax.js";
export { syntaxBetween, syntaxOf, syntaxWithin } from "../syntaxes/syntaxes.js";
export { templateElement, templateOpener } from "../syntaxes/template-marks.js";
