import type { Tree } from "../../grammars.cjs";

/** The labels for which there are link reference definitions — CommonMark 0.31 §4.7. */
export class LinkLabels {
  readonly #defined: ReadonlySet<string>;

  constructor(defined: Iterable<string>) {
    this.#defined = new Set(defined);
  }

  /** Whether a definition exists for the text between two brackets. */
  has(label: string): boolean {
    return this.#defined.size > 0 && isLabel.test(label) && this.#defined.has(normalized(label));
  }
}

/** A label: brackets in it are escaped (§6.3), and it is no footnote. */
const isLabel = /^(?!\^)(?:[^\\[\]]|\\[^]){1,999}$/u;

/** The labels that blocks define. */
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

/** The beginning of a definition, behind the markers of quotes and lists. */
const definition = /(?:^|[\n\r])[ \t>*+\-\d.)]{0,64}\[(?<label>(?:[^\\[\]]|\\[^]){1,999})\]:$/u;
const longestDefinition = 1_080;

/** The labels of all lines that look like a definition, as a guess before blocks are parsed; nearly all are right. */
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
