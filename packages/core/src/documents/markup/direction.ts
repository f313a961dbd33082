import { BidiClass, bidiClass } from "../../bidi/bidi-class.js";
import type { Place } from "../../checks/definition/place.js";

/** What markup says of the display of text. */
export type BidiMarkup = NonNullable<Place["bidiMarkup"]>;

export function areSameBidiMarkup(one: BidiMarkup | undefined, other: BidiMarkup | undefined): boolean {
  return one?.paragraph === other?.paragraph && one?.override === other?.override && one?.isolated === other?.isolated;
}

/** An element with what decides its direction. */
export interface DirectionTag {
  /** The element's name, in lower case. */
  readonly name: string;
  /** The decoded value of an attribute. */
  readonly attribute: (name: string) => string | undefined;
  /** The content, computed when it is asked for. */
  readonly content: {
    /** The text at the beginning of the content. */
    readonly beginning: string;
    /** Whether that text is the whole content, and a single word: then the element isolates nothing else. */
    readonly isAlone: boolean;
  };
}

/** The direction in an element, if `outer` holds around it — HTML Standard §15.3.6. */
export function directionIn(tag: DirectionTag, outer: BidiMarkup | undefined): BidiMarkup | undefined {
  const dir = tag.attribute("dir")?.trim().toLowerCase();
  const style = tag.attribute("style");
  if (tag.name !== "bdi" && tag.name !== "bdo" && dir === undefined && style === undefined) return outer;
  const own = { ...ofDirection(tag, dir, outer), ...(style === undefined ? {} : ofStyle(style, outer)) };
  return Object.keys(own).length === 0 ? outer : { ...withoutIsolation(outer), ...own };
}

function ofDirection(tag: DirectionTag, dir: string | undefined, outer: BidiMarkup | undefined): BidiMarkup {
  const paragraph = directionOf(tag, dir);
  if (tag.name === "bdo") {
    const override = paragraph ?? outer?.paragraph ?? "ltr";
    return { override, paragraph: override };
  }
  if (paragraph === undefined) return {};
  return tag.content.isAlone ? { paragraph, isolated: true } : { paragraph };
}

function directionOf(tag: DirectionTag, dir: string | undefined): "ltr" | "rtl" | undefined {
  if (dir === "ltr" || dir === "rtl") return dir;
  const isAutomatic = dir === "auto" || (tag.name === "bdi" && dir === undefined);
  return isAutomatic ? firstStrong(tag.content.beginning) : undefined;
}

function firstStrong(text: string): "ltr" | "rtl" {
  for (const character of text) {
    const type = bidiClass(character.codePointAt(0) ?? 0);
    if (type === BidiClass.L) return "ltr";
    if (type === BidiClass.R || type === BidiClass.AL) return "rtl";
  }
  return "ltr";
}

/** The effect of `unicode-bidi` and `direction` in a `style` attribute. */
function ofStyle(style: string, outer: BidiMarkup | undefined): BidiMarkup {
  const direction = /(?:^|;)\s*direction\s*:\s*(?<value>ltr|rtl)\b/iu.exec(style)?.groups?.["value"]?.toLowerCase();
  const paragraph = direction === "ltr" || direction === "rtl" ? direction : undefined;
  const isOverride = /(?:^|;)\s*unicode-bidi\s*:\s*(?:isolate|bidi)-override\b/iu.test(style);
  return {
    ...(paragraph && { paragraph }),
    ...(isOverride && { override: paragraph ?? outer?.paragraph ?? "ltr" }),
  };
}

/** The direction in a nested element: only text directly in an isolate is alone in it. */
function withoutIsolation(outer: BidiMarkup | undefined): BidiMarkup | undefined {
  if (outer?.isolated === undefined) return outer;
  const { isolated: _, ...rest } = outer;
  return rest;
}
