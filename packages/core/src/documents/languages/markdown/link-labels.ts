import type { Tree } from "../../grammars.cjs";

/** The labels that link to a definition — CommonMark 0.31 §4.7. */
export class LinkLabels {
  readonly #defined = new Set<string>();

  constructor(text: string, blocks: Tree) {
    blocks.iterate({
      enter: ({ name, node }) => {
        if (name !== "LinkReference") return;
        const label = node.getChild("LinkLabel");
        if (label !== null) this.#defined.add(normalized(text.slice(label.from + 1, label.to - 1)));
      },
    });
  }

  /** Whether there is a definition for what stands between two brackets. */
  has(label: string): boolean {
    return this.#defined.size > 0 && isLabel.test(label) && this.#defined.has(normalized(label));
  }
}

/** Brackets within a label have backslashes before them. A footnote is no link. */
const isLabel = /^(?!\^)(?:[^\\[\]]|\\[^]){1,999}$/u;

function normalized(label: string): string {
  return label.trim().replace(/\s+/gu, " ").toLowerCase().toUpperCase();
}
