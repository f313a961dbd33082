import { bidiClass } from "../../bidi/bidi-class.js";
import { skeleton } from "../../bidi/skeleton.js";
import { characterNames } from "./character-names.js";
import { codePointNotation, isCodePoint } from "./mention.js";
import { bidiClassNames } from "../../data/bidi-class.js";
import { requireNumber } from "../../text/require-text.js";
import { lookalikeName } from "../../scripts/lookalike-names.js";
import { scriptsIn } from "../../scripts/restriction-level.js";

/** What a person may want to know of a character. */
export interface CharacterProperties {
  /** `U+05D0`. */
  readonly notation: string;
  /** The name of a character that is not seen, or looks like a delimiter or like a letter or digit of ASCII. */
  readonly name?: string;
  /** The script, such as `Hebrew`; none for what goes with every script. */
  readonly script?: string;
  /** Bidi_Class (UAX #9, Table 4), such as `AL`. */
  readonly bidiClass: string;
  /** The ASCII characters that a character outside ASCII is taken for (UTS #39 §4). */
  readonly looksLike?: string;
}

/** The properties of a code point; those of U+FFFD for a number that is none. `characterProperties(0x430).looksLike` is `a`. */
export function characterProperties(codePoint: number): CharacterProperties {
  requireNumber(codePoint);
  if (!isCodePoint(codePoint)) return characterProperties(0xfffd);
  const character = String.fromCodePoint(codePoint);
  const name = characterNames.get(codePoint) ?? lookalikeName(codePoint);
  const [script] = scriptsIn(character);
  const looksLike = lookalikeOf(character);
  return {
    notation: codePointNotation(codePoint),
    ...(name !== undefined && { name }),
    ...(script !== undefined && { script }),
    bidiClass: bidiClassNames[bidiClass(codePoint)],
    ...(looksLike !== undefined && { looksLike }),
  };
}

/** The ASCII look-alike of a character outside ASCII; what is no more than a letter with a mark looks like itself. */
function lookalikeOf(character: string): string | undefined {
  if (character < "\x80" || /\p{Default_Ignorable_Code_Point}/u.test(character)) return undefined;
  const [base = ""] = character.normalize("NFD");
  if (base < "\x80") return undefined;
  const prototype = skeleton(character);
  return /^[!-~]+$/.test(prototype) ? prototype : undefined;
}
