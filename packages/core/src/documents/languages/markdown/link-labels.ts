import type { Tree } from "../../grammars.cjs";

/** The labels that link to a definition — CommonMark 0.31 §4.7. */
export class LinkLabels {
  readonly #defined: ReadonlySet<string>;

  constructor(defined: Iterable<string>) {
    this.#defined = new Set(defined);
  }

  /** Whether there is a definition for what stands between two brackets. */
  has(label: string): boolean {
    return this.#defined.size > 0 && isLabel.test(label) && this.#defined.has(normalized(label));
  }
}

/** Brackets within a label have backslashes before them. A footnote is no link. */
const isLabel = /^(?!\^)(?:[^\\[\]]|\\[^]){1,999}$/u;

/** The labels that some blocks define. */
export function labelsDefinedIn(text: string, blocks: Tree): string[] {
  const labels: string[] = [];
  blocks.iterate({
    enter: ({ name, node }) => {
      if (name !== "LinkReference") return;
      const label = node.getChild("LinkLabel");
      if (label !== null) labels.push(normalized(text.slice(label.from + 1, label.to - 1)));
    },
  });
  return labels;
}

/** What begins a definition, behind the marks of quotes and lists. */
const definition = /(?:^|[\n\r])[ \t>*+\-\d.)]{0,64}\[(?<label>(?:[^\\[\]]|\\[^]){1,999})\]:$/u;
const longestDefinition = 1_080;

/** The labels of all that has the form of a definition: nearly all of it is one, and little else. */
export function likelyLabels(text: string): readonly string[] {
  const labels = new Set<string>();
  for (let end = text.indexOf("]:"); end >= 0; end = text.indexOf("]:", end + 2)) {
    const { label } = definition.exec(text.slice(Math.max(0, end - longestDefinition), end + 2))?.groups ?? {};
    if (label !== undefined) labels.add(normalized(label));
  }
  return [...labels].sort();
}

function normalized(label: string): string {
  return label.trim().replace(/\s+/gu, " ").toLowerCase().toUpperCase();
}
