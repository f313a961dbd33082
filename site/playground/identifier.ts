import {
  bidiLayout,
  checkIri,
  compare,
  comparisonKey,
  displayForm,
  escapeInvisible,
  splitIri,
  toIri,
  toUri,
  visualTwin,
  type Finding,
} from "../../packages/core/dist/index.js";
import type { State } from "./state.js";

/** Longer texts have more characters than a picture can show. */
const mostShown = 100;

export interface Row {
  readonly name: string;
  readonly text: string;
  /** What the text was made of, if that is shown. */
  readonly compared?: readonly string[];
}

/** Where the characters of a text stand, in the order in which they are stored and from left to right as displayed. */
export interface Order {
  readonly paragraph: "ltr" | "rtl";
  readonly stored: readonly string[];
  /** For each place from left to right, the place of the character in `stored`. */
  readonly displayed: readonly number[];
}

export type Fix = Finding["fixes"][number];

/** What else the library says of one identifier, besides what is wrong with it. */
export interface Details {
  readonly components: readonly Row[];
  readonly forms: readonly Row[];
  readonly orders: readonly Order[];
  readonly twin?: { readonly text: string; readonly rows: readonly Row[] };
}

export function findingsOf({ iri, preset, profile, production }: State): readonly Finding[] {
  const display = { before: "", after: "", paragraph: "ltr" } as const;
  return checkIri(iri, { checks: preset, profile, production, display });
}

export function detailsOf({ iri, profile }: State): Details {
  const twin = visualTwin(iri, { profile })?.twin;
  return {
    components: componentsOf(iri),
    forms: formsOf(iri, profile),
    orders: ordersOf(iri),
    ...(twin !== undefined && { twin: { text: twin, rows: twinRowsOf(twin, profile) } }),
  };
}

/** Only another form shows that it is another one. */
function twinRowsOf(twin: string, profile: State["profile"]): Row[] {
  const uri = toUri(twin, { profile });
  return [{ name: "as displayed", text: twin }, ...(uri.ok ? [{ name: "its URI", text: uri.value }] : [])];
}

function componentsOf(text: string): Row[] {
  const { scheme, authority, path, query, fragment } = splitIri(text);
  const { userinfo, host, port } = authority ?? {};
  return Object.entries({ scheme, userinfo, host, port, path, query, fragment }).flatMap(([name, component]) =>
    component === undefined || (name === "path" && component.text === "")
      ? []
      : [{ name, text: escapeInvisible(component.text) }],
  );
}

function formsOf(text: string, profile: State["profile"]): Row[] {
  const uri = toUri(text, { profile });
  const asIri = toIri(text, { profile });
  return [
    { name: "URI", text: uri.ok ? uri.value : "none" },
    { name: "IRI", text: asIri.ok ? asIri.value : "none" },
    { name: "to show to people", text: displayForm(text, { profile }) },
  ];
}

/** One order, if that does not depend on the paragraph. */
function ordersOf(text: string): Order[] {
  if (text.length > mostShown) return [];
  const orders = (["ltr", "rtl"] as const).map((paragraph) => orderOf(text, paragraph));
  return orders.some(({ displayed }) => displayed.some((place, index) => place !== index)) ? orders : [];
}

function orderOf(text: string, paragraph: "ltr" | "rtl"): Order {
  const stored = Array.from(text);
  const places = new Map<number, number>();
  let offset = 0;
  for (const [place, character] of stored.entries()) {
    places.set(offset, place);
    offset += character.length;
  }
  const displayed = bidiLayout(text, { paragraph }).order.flatMap((start) => places.get(start) ?? []);
  return { paragraph, stored: stored.map(escapeInvisible), displayed };
}

/** Each rung of the comparison ladder with what it compares, if there is a second identifier. */
export function comparisonsOf({ iri, other }: State): Row[] {
  if (other === "") return [];
  return (["simple", "syntax", "scheme"] as const).map((level) => {
    const result = compare(iri, other, { level });
    const compared = [iri, other].map((text) =>
      escapeInvisible(level === "simple" ? text : comparisonKey(text, { level })),
    );
    return { name: level, text: result, ...(result !== "undetermined" && { compared }) };
  });
}
