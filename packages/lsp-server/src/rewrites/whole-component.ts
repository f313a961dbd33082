import { bidiComponents, splitIri, type BidiComponent } from "@irilint/core";
import { writtenEdits } from "@irilint/core/literals";
import type { Rewrite, Selected } from "./rewrite.js";

/** Percent-encodes the whole component that is pointed at, as the bidi guidelines §3 want it: all of it or nothing. */
export function encodeWholeComponent(selected: Selected): Rewrite {
  const component = selectedComponent(selected);
  const title = `Percent-encode the whole ${component === undefined ? "component" : nameOf(component)}`;
  if (component === undefined || !isEncodable(component)) return { title, edits: [] };
  const edit = { span: component.span, text: encodeNonAscii(component.text) };
  return { title, edits: writtenEdits(selected.source, selected.literal, [edit]) };
}

function selectedComponent({ literal: { text, map }, span }: Selected): BidiComponent | undefined {
  return bidiComponents(splitIri(text)).find((component) => {
    const { start, end } = map.toSource(component.span);
    return component.text !== "" && start <= span.start && span.end <= end;
  });
}

/** Names in hosts are written in Punycode, and an unpaired surrogate is no character. */
function isEncodable({ component, text }: BidiComponent): boolean {
  return component !== "host" && /[^\0-\x7F]/.test(text) && !/\p{Cs}/u.test(text);
}

function encodeNonAscii(text: string): string {
  return text.replace(/[^\0-\x7F]+/gu, encodeURIComponent);
}

function nameOf({ component }: BidiComponent): string {
  if (component === "path") return "path segment";
  return component === "query" ? "part of the query" : component;
}
