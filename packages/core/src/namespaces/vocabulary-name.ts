import { closedVocabularies, type Vocabulary } from "../data/closed-vocabularies.js";
import { remembered } from "../text/remembered.js";
import { nearNamespace } from "./near-namespace.js";
import { isUnlikeVocabularies } from "./unlike-vocabularies.js";

/** The namespace of the name that was asked for last, which is often that of the next one, too. */
let latest = "";
let latestKnowledge: Knowledge = { namespace: latest, isNear: false, vocabulary: undefined };

/** So many namespaces are remembered: those of subjects, predicates and objects take turns. */
const mostNamespaces = 256;

/**
 * Whether something may be said of a name with its namespace: that this is nearly a known one, or defines no such term.
 * `false` is certain, and soon said: most names of a document share a few namespaces.
 */
export function mayBeMistakenName(name: string): boolean {
  if (latest === "" || !name.startsWith(latest) || hasDelimiter(name, latest.length)) {
    const numberSign = name.indexOf("#");
    const end = (numberSign === -1 ? name.lastIndexOf("/") : numberSign) + 1;
    // Where another delimiter follows, that may be the one that ends the namespace.
    if (numberSign !== -1 && hasDelimiter(name, end)) return true;
    if (isUnlikeVocabularies(name, end)) return false;
    latestKnowledge = knowledgeOf(name.slice(0, end));
    latest = latestKnowledge.namespace;
  }
  const { isNear, vocabulary } = latestKnowledge;
  return isNear || vocabulary?.terms.has(name.slice(latest.length)) === false;
}

/** Whether a delimiter stands there or later that may end a namespace. */
function hasDelimiter(name: string, offset: number): boolean {
  return name.includes("/", offset) || name.includes("#", offset);
}

interface Knowledge {
  readonly namespace: string;
  /** Whether it is not a known one, and nearly is. */
  readonly isNear: boolean;
  /** The terms that it has, if it has no others. */
  readonly vocabulary: Vocabulary | undefined;
}

const knowledgeOf = remembered((namespace: string): Knowledge => {
  const vocabulary = closedVocabularies.get(namespace);
  const isNear = nearNamespace(namespace, { among: "vocabularies", holds: "name" }) !== undefined;
  return { namespace, isNear, vocabulary };
}, mostNamespaces);
