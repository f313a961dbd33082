export { presets } from "../checks/definition/define-check.js";
export { catalogue } from "./judge/catalogue.js";
export {
  checkChangingDocument,
  checkChangingDocumentInPieces,
  type ChangingDocument,
} from "./incremental/changing-document.js";
export { checkDocument, type CheckedDocument } from "./judge/check-document.js";
export { remembered } from "../text/remembered.js";
export { isCleanLiteral } from "./judge/clean-literal.js";
export { cleanNames } from "./judge/clean-name.js";
export { isGenerated } from "./judge/generated-text.js";
export { hasDocumentChecks, withoutDocumentChecks } from "./judge/document-checks.js";
export { checkLiteral } from "./judge/check-literal.js";
export { hostUsesInText, tellAcrossFiles, type HostUse } from "./judge/hosts-across-files.js";
export { UsedHosts, type HostUsage } from "../hosts/used-hosts.js";
export { problemsOf } from "./judge/problems.js";
export type { Comments, DocumentContext } from "./comments/comments.js";
export type { LocalPlace, LocalTarget, LocalTargets } from "./judge/local-references.js";
export { listedCodes, readDirective, type EslintDirective, type IriDirective } from "./comments/directive.js";
export { isQuietComment } from "./comments/quiet-comment.js";
export { Lines } from "./comments/lines.js";
export { directiveMistakes, type DirectiveMistake } from "./comments/directive-mistakes.js";
export { isPattern, type Literal, type OpenEnds, type Piece, type RawLiteral } from "./read/literal.js";
export type { LocatedEdit, LocatedFinding, LocatedFix } from "./project/located-finding.js";
export { placeOf, type Beginning } from "./conventions/place-of.js";
export { projectFix } from "./project/project.js";
export { concealSecrets, holdsSecret } from "./read/concealed-line.js";
export { readLiterals, needsSign } from "./read/read-literal.js";
export { ignoresOfAttributes, isForeign } from "./settings/foreign-files.js";
export { readIgnorePatterns, type IgnorePatterns } from "./settings/ignore-patterns.js";
export { folderOf, foldersUpward } from "./settings/folder-uris.js";
export { joinedSettings, type FileProblem, type FileReading, type JoinedSettings } from "./settings/joined-settings.js";
export { nearestName } from "./settings/nearest-name.js";
export { overlaid } from "./settings/overlaid.js";
export { SettingsOfPaths } from "./settings/settings-of-paths.js";
export { readPathPatterns, type PathPatterns } from "./settings/path-patterns.js";
export { readSettings } from "./settings/read-settings.js";
export {
  readSettingsFile,
  settingsFileName,
  settingsFileSchema,
  type Override,
  type SettingsFile,
  type WrittenSettings,
} from "./settings/settings-file.js";
export type { SettingProblem } from "./settings/setting-type.js";
export { settingsSchema } from "./settings/settings-schema.js";
export {
  settingPlace,
  settingRemoval,
  settingsEdit,
  settingsWith,
  type SettingsEdit,
  type SettingsEntry,
} from "./settings/settings-edit.js";
export { parseSettingsText, type SettingsText } from "./settings/settings-text.js";
export { defaultSettings, type Settings } from "./settings/settings.js";
export type { IdentifierSite, Site } from "./read/site.js";
export type { Kept, Sequence } from "./incremental/sequence.js";
export { shiftedLiteral } from "./incremental/shifted.js";
export { SourceMap } from "./read/source-map.js";
export type { Decoded, Syntax, SyntaxName } from "./syntaxes/syntax.js";
export { syntaxes } from "./syntaxes/registry.js";
export { escaped, writtenEdit, writtenEdits } from "./project/written-edit.js";
