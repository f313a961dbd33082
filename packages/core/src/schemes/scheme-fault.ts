import type { ComponentName } from "../findings/finding.js";
import type { Component } from "../iri/iri.js";
import type { Span } from "../findings/span.js";
import type { UriComponent } from "./uri-form.js";

/** A place where an IRI breaks the rules of its scheme. */
export interface SchemeFault<Reason extends string> {
  readonly reason: Reason;
  readonly component: ComponentName;
  /** In the IRI; empty where something is missing. */
  readonly span: Span;
  /** What can be written in the place of the span, where that is plain. */
  readonly correction?: string;
  /** What the rest asks for in the place of the span, where that may itself be what is wrong. */
  readonly expected?: string;
}

/** A stretch of a component of the URI: the part of it that matches one rule of the scheme's grammar. */
export interface SchemePart {
  readonly of: UriComponent;
  readonly text: string;
  /** In the text of the component. */
  readonly start: number;
}

export function wholePart(component: UriComponent): SchemePart {
  return { of: component, text: component.text, start: 0 };
}

/** The characters of a part from `start` to `end`. */
export function partOf({ of, text, start: origin }: SchemePart, start: number, end: number = text.length): SchemePart {
  return { of, text: text.slice(start, end), start: origin + start };
}

/** Nothing, at the end of a part: the place where something is missing. */
export function endOf(part: SchemePart): SchemePart {
  return partOf(part, part.text.length);
}

/** The parts between delimiters of one character. */
export function splitPart(part: SchemePart, delimiter: string): SchemePart[] {
  let start = 0;
  return part.text.split(delimiter).map((text) => {
    const piece = partOf(part, start, start + text.length);
    start += text.length + 1;
    return piece;
  });
}

/** The parts before and after the first delimiter; only the first one where there is none. */
export function cutPart(part: SchemePart, delimiter: string): [before: SchemePart, after: SchemePart | undefined] {
  const offset = part.text.indexOf(delimiter);
  if (offset === -1) return [part, undefined];
  return [partOf(part, 0, offset), partOf(part, offset + delimiter.length)];
}

/** Says that the whole part is wrong, or missing if it is empty. */
export function faultOf<Reason extends string>(
  reason: Reason,
  { of, text, start }: SchemePart,
  correction?: string,
): SchemeFault<Reason> {
  const span = of.toIri({ start, end: start + text.length });
  return { reason, component: of.name, span, ...(correction !== undefined && { correction }) };
}

/** Says of every match of `pattern` in the part that it is wrong; a match holds whole triplets, or none. */
export function faultsIn<Reason extends string>(
  reason: Reason,
  part: SchemePart,
  pattern: RegExp,
): SchemeFault<Reason>[] {
  if (!pattern.test(part.text)) return [];
  const everywhere = new RegExp(pattern, `${pattern.flags}g`);
  return Array.from(part.text.matchAll(everywhere), ({ 0: text, index }) =>
    faultOf(reason, partOf(part, index, index + text.length)),
  );
}

/** Says that a component must not be there. */
export function faultOfComponent<Reason extends string>(
  reason: Reason,
  component: ComponentName,
  { span }: Component,
): SchemeFault<Reason> {
  return { reason, component, span };
}
