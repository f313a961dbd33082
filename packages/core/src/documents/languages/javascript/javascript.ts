import type { Change, Reader, Reading } from "../../reading.js";
import { javascriptGrammar, lezerCommon, type LRParser, type TreeFragment } from "../../grammars.cjs";
import { readByBabel, type Dialect } from "./babel-reading.js";
import { readTree } from "./lezer-reading.js";

/**
 * Reads JavaScript or TypeScript. A tree of Lezer's without an error is right; a text that Lezer does not understand is
 * either broken or newer than its grammar, which babel decides. Of a broken text, Lezer's literals are the better ones.
 */
export function javascriptReader(dialect: Dialect): Reader {
  let parser: LRParser | undefined;
  const parserOf = () => (parser ??= configured(dialect));

  function read(text: string, fragments: readonly TreeFragment[]): Reading {
    const tree = parserOf().parse(text, fragments);
    const update = (newText: string, changes: readonly Change[]) =>
      read(newText, fragmentsAfter(lezerCommon().TreeFragment.addTree(tree), changes, text, newText));
    const { isBroken, ...reading } = readTree(tree, text);
    if (!isBroken) return { ...reading, update };
    return { ...(readByBabel(text, dialect) ?? (fragments.length === 0 ? reading : afresh(text))), update };
  }

  /** After an error, Lezer goes on differently if it can use fragments; only without them depends all on the text. */
  function afresh(text: string): Reading {
    return readTree(parserOf().parse(text), text);
  }

  return (text) => read(text, []);
}

function configured({ typescript, jsx }: Dialect): LRParser {
  const dialects = [...(typescript ? ["ts"] : []), ...(jsx ? ["jsx"] : [])];
  return javascriptGrammar().configure({ dialect: dialects.join(" ") });
}

/** What of a tree can be used again: the fragments outside the changes, if they do stand in the new text. */
function fragmentsAfter(
  fragments: readonly TreeFragment[],
  changes: readonly Change[],
  text: string,
  newText: string,
): readonly TreeFragment[] {
  const { TreeFragment } = lezerCommon();
  let kept = fragments;
  for (const { start, end, newLength } of changes) {
    kept = TreeFragment.applyChanges(kept, [{ fromA: start, toA: end, fromB: start, toB: start + newLength }]);
  }
  return kept.filter(
    ({ from, to, offset }) =>
      newText.slice(from, to) === text.slice(from + offset, to + offset) && to <= newText.length,
  );
}
