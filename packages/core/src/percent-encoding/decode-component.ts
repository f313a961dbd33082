import { hasRightToLeft } from "../bidi/bidi-class.js";
import type { BidiComponent } from "../bidi/components.js";
import type { ComponentName } from "../findings/finding.js";
import { unreserved } from "../grammar/abnf.js";
import { includes, type CodePointSet } from "../grammar/code-points.js";
import { delimiterLookalikes } from "../grammar/trait-ranges.js";
import { joinerFaults } from "../idna/context-rules.js";
import type { CharacterRules } from "../profiles/character-rules.js";
import type { ProfileName } from "../profiles/profile.js";
import { profiles } from "../profiles/profiles.js";
import { eastAsianPunctuation, isEastAsian } from "../scripts/east-asian.js";
import { splitTriplets, type WrittenCharacter } from "../iri/split-triplets.js";

const rules: Partial<Readonly<Record<ComponentName, keyof CharacterRules>>> = {
  userinfo: "iuserinfo",
  host: "iregName",
  path: "ipath",
  query: "iquery",
  fragment: "ifragment",
};

/** What stays encoded in every component, since a reader would not see it, or not see what it is. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{White_Space}\u2800]/u;
const joiner = /[\u200C\u200D]/;

/**
 * The component with those triplets decoded that RFC 3987 §3.2 and §4 let stand as characters. If one triplet has to
 * stay and the component is right-to-left, it comes back as it is (bidi guidelines §3).
 */
export function decodeComponent({ component, text }: BidiComponent, profile: ProfileName): string {
  // Behind a lone percent sign a decoded digit would complete a triplet.
  if (!text.includes("%") || /%(?![0-9A-Fa-f]{2})/.test(text)) return text;
  const rule = rules[component];
  const allowed = rule === undefined ? [] : profiles[profile][rule];
  const known = splitTriplets(text);
  const isTitle = component !== "userinfo" && component !== "host" && isEastAsian(known.map(shown).join(""));
  const pieces = keepMisplaced(
    known.map((piece) => keepUnless(isDecodable(piece, allowed) && !looksLikeDelimiter(piece, isTitle), piece)),
  );
  const decoded = pieces.map(shown).join("");
  const hasToKeep = pieces.some(({ source, character }) => character === undefined && source.startsWith("%"));
  return hasToKeep && hasRightToLeft(decoded) ? text : decoded;
}

function keepUnless(decodable: boolean, piece: WrittenCharacter): WrittenCharacter {
  return decodable ? piece : { source: piece.source };
}

/** RFC 3987 §3.2, steps 2 and 4: in ASCII only the unreserved characters, elsewhere what is allowed and can be seen. */
function isDecodable({ source, character }: WrittenCharacter, allowed: CodePointSet): boolean {
  if (character === undefined || source === character) return true;
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x80) return includes(unreserved, codePoint);
  return includes(allowed, codePoint) && (!unseen.test(character) || joiner.test(character));
}

/** RFC 3987 §6.1 b: what readers take for a delimiter stays encoded, so that `a%EF%BC%8Fb` is not read as two segments. */
function looksLikeDelimiter({ source, character }: WrittenCharacter, isTitle: boolean): boolean {
  if (character === undefined || source === character) return false;
  if (!includes(delimiterLookalikes, character.codePointAt(0) ?? 0)) return false;
  return !isTitle || !eastAsianPunctuation.test(character);
}

/** 3987bis §5.1 c, d: a mark that has nothing to stand on, and a joiner out of its context, stay encoded. */
function keepMisplaced(pieces: readonly WrittenCharacter[]): WrittenCharacter[] {
  const faults = new Set(joinerFaults(pieces.map(shown).join("")).map(({ offset }) => offset));
  let offset = 0;
  let hasBase = false;
  return pieces.map((piece) => {
    const misplaced = faults.has(offset) || (!hasBase && /^\p{M}/u.test(shown(piece)));
    const kept = keepUnless(!misplaced || piece.source === piece.character, piece);
    offset += shown(piece).length;
    hasBase = kept.character !== undefined;
    return kept;
  });
}

function shown({ source, character }: WrittenCharacter): string {
  return character ?? source;
}
