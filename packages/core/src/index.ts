export { bidiComponents, type BidiComponent } from "./bidi/components.js";
export {
  bidiLayout,
  type BidiLayout,
  type BidiLayoutOptions,
  type BidiRun,
  type ParagraphDirection,
} from "./bidi/layout.js";
export { bidiSkeleton } from "./bidi/skeleton.js";
export { visualTwin, type VisualTwin } from "./bidi/visual-twin.js";
export { checkIri, type CheckIriOptions } from "./checks/run/check-iri.js";
export type { CheckOptions } from "./checks/run/run-checks.js";
export { catalogue, type CatalogueEntry } from "./checks/run/catalogue.js";
export type { CheckSelection } from "./checks/run/select-checks.js";
export { readings } from "./readings/readings.js";
export type { ConsumerName, ReadComponents, ConsumerReading } from "./consumers/consumer-reading.js";
export { characterProperties, type CharacterProperties } from "./checks/wording/character-properties.js";
export { describeCharacter, escapeInvisible } from "./checks/wording/mention.js";
export type { DisplayContext } from "./bidi/display-context.js";
export type { Place, Tier } from "./checks/definition/place.js";
export type { PresetName, Strength } from "./checks/definition/define-check.js";
export type { Code } from "./findings/code.js";
export type { ComponentName, Edit, Finding, Fix, RelatedSpan, Safety, Severity } from "./findings/finding.js";
export { encodeComponent, type EncodedPart } from "./mapping/encode-component.js";
export { findIris, type FoundIri } from "./running-text/find-iris.js";
export type { HostKind } from "./grammar/scan-record.js";
export type { Authority, Component, Host, Iri } from "./iri/iri.js";
export { isAbsoluteIri, isIri, isIriReference, type GrammarOptions } from "./iri/is-iri.js";
export { displayForm } from "./mapping/display-form.js";
export { leiriToIri } from "./mapping/leiri-to-iri.js";
export { splitTriplets, type WrittenCharacter } from "./iri/split-triplets.js";
export { toIri, type ToIriOptions } from "./mapping/to-iri.js";
export type { HostMapping } from "./percent-encoding/map-components.js";
export { toUri, type ToUriOptions } from "./mapping/to-uri.js";
export { webAddressToIri, type WebAddressOptions } from "./mapping/web-address.js";
export {
  compare,
  comparisonKey,
  type CompareOptions,
  type ComparisonKeyOptions,
  type Equivalence,
} from "./normalize/compare.js";
export { normalize, type NormalizationLevel, type NormalizeOptions } from "./normalize/normalize.js";
export { parseIri, type ParseOptions, type ParseResult } from "./checks/run/parse-iri.js";
export type { Production, ProfileName } from "./profiles/profile.js";
export { recomposeIri, type IriPart, type IriParts } from "./iri/recompose.js";
export { expandTemplate, type TemplateValue, type TemplateValues } from "./templates/expand-template.js";
export { plausibleExpansion } from "./templates/plausible-expansion.js";
export { relativize } from "./iri/relativize.js";
export { resolve } from "./iri/resolve.js";
export type { FailureReason, Result } from "./findings/result.js";
export { lookupScheme, type SchemeInfo, type SchemeStatus } from "./schemes/lookup-scheme.js";
export type { Span, TextKind } from "./findings/span.js";
export type { SpecReference } from "./findings/spec-reference.js";
export { splitIri } from "./iri/split.js";
