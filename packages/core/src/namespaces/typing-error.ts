import { oneEdit } from "./one-edit.js";

/** A namespace that the W3C has dated: nobody else makes names there. */
const dated = /http:\/\/www\.w3\.org\/\d{4}\//;

/** In shorter words one other letter may well make another name: `oa` and `ma`. */
const shortestWord = 5;
const shortestDatedWord = 3;

/** A shorter path may well be found on another host, too, but for the best known vocabulary, whose namespace is a host alone. */
const shortestPath = 6;
const ofHostAlone = /^https?:\/\/schema\.org\/$/;

/**
 * Whether `found` is `namespace` with one typing error, and not another namespace: `.../1999/xhtm` is one, `.../draft-08/…`
 * is not, since numbers are versions.
 */
export function isTypingError(found: string, namespace: string): boolean {
  const edit = oneEdit(found, namespace);
  if (edit === undefined || /\d/.test(edit.left + edit.right)) return false;
  const afterScheme = namespace.indexOf(":") + 1;
  const isAtEnd = edit.offset >= namespace.length - 1 && /[/#]/.test(edit.left + edit.right);
  if (edit.offset < afterScheme || isAtEnd) return false;
  const path = pathStart(namespace);
  if (edit.offset < path) return namespace.length - path >= shortestPath || ofHostAlone.test(namespace);
  if (!/[A-Za-z]/.test(edit.left + edit.right)) return true;
  return wordAt(namespace, edit.offset).length >= (dated.test(namespace) ? shortestDatedWord : shortestWord);
}

/** Where the path begins; in a URN, what follows the first colons. */
function pathStart(namespace: string): number {
  return /https?:\/\/[^/]*|urn:[^:]*:/.exec(namespace)?.[0].length ?? 0;
}

const notLetter = /[^A-Za-z]/;

/** The letters around an offset. */
function wordAt(text: string, offset: number): string {
  const before = text.slice(0, offset).split(notLetter).at(-1) ?? "";
  const [after = ""] = text.slice(offset).split(notLetter, 1);
  return before + after;
}
