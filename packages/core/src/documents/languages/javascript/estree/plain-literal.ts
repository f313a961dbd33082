import {
  defaultSettings,
  evidenceOf,
  hasColonSign,
  hasNameSign,
  hasRelativeSign,
  heedsSigns,
  type IsOutside,
  SchemePlaces,
  type Settings,
  tablesFor,
} from "../../../../literals/locating/index.js";
import { endOf, isString, nodesIn, startOf, type EstreeNode } from "./estree-node.js";
import { estreeSite } from "./estree-site.js";
import { namesIn, needOf, type Names, type Need } from "./need.js";

/**
 * Makes a test: `true` if a literal of the source is certainly no identifier, since it lacks the sign that an
 * identifier must show at its place. That holds for most literals, and few of the nodes around each are looked at.
 * Schemes, opaque names and sinks of the settings are disregarded. `isInComment` is called for few offsets.
 */
export function plainLiteralsOf(
  source: string,
  settings: Settings = defaultSettings,
  isInComment: IsOutside = () => false,
): (node: EstreeNode) => boolean {
  let places: SchemePlaces | undefined;
  let names: Names | undefined;
  // Consecutive strings of a list share the answer of their parent.
  let parent: EstreeNode["parent"];
  let need: Need = "scheme";
  return (node) => {
    if (node.type === "Literal" && !isString(node)) return true;
    // The source is searched for schemes only once there is a literal.
    places ??= new SchemePlaces(source, isInComment);
    if (!places.areNone && places.areWithin(startOf(node), endOf(node))) return false;
    names ??= namesIn(source, settings);
    if (parent !== node.parent) {
      parent = node.parent;
      need = needOf(node, names);
    }
    switch (need) {
      case "scheme":
        return true;
      case "reference":
        return !mayRefer(node, source) || !isAwaited(node, source, settings);
      case "unclear":
        return !isAwaited(node, source, settings);
      case "nothing":
        return false;
    }
  };
}

/** Whether a literal without a scheme stands where an identifier is expected. */
function isAwaited(node: EstreeNode, source: string, settings: Settings): boolean {
  const evidence = evidenceOf(estreeSite(node), tablesFor(settings));
  if (evidence === undefined || heedsSigns(evidence)) return false;
  return evidence.expects !== "reference" || mayRefer(node, source);
}

/**
 * Whether a literal has a colon or begins like a reference, possibly with a mistake; text before its slashes may be in
 * a hole.
 */
function mayRefer(node: EstreeNode, source: string): boolean {
  const content = { start: startOf(node) + 1, end: endOf(node) - 1 };
  if (hasRelativeSign(source, content) || hasColonSign(source, content)) return true;
  return hasNameSign(source, content) || isPartlyPath(node, source);
}

function isPartlyPath(node: EstreeNode, source: string): boolean {
  return node.type === "TemplateLiteral" && nodesIn(node, "expressions").length > 0 && hasDelimiter(node, source);
}

function hasDelimiter(node: EstreeNode, source: string): boolean {
  return /[/?#]/u.test(source.slice(startOf(node), endOf(node)));
}
