import { isCleanLiteral, needsSign, type RawLiteral, type Settings } from "@irilint/core/literals";
import { endOfPlainCharacter, fullStop } from "../octets.js";

/** What a byte is to whoever reads a value. */
const Class = { ordinary: 0, sign: 1, stop: 2, fullStop: 3, control: 4, outsideAscii: 5 } as const;

/** The classes of all bytes, and of what stands behind the last one. */
export type ByteClasses = Uint8Array;

const behindLast = 256;
const zero = 0x30;
const nine = 0x39;

/**
 * The classes where values end at one of `stops`, hold no identifier without one of `signs`, and may hold a tab, and what else of the
 * controls is among `plainControls`.
 */
export function byteClasses(stops: string, signs: string, plainControls = "\t"): ByteClasses {
  const classOf = (byte: number): number => {
    const character = String.fromCharCode(byte);
    if (stops.includes(character)) return Class.stop;
    if (byte >= 0x80) return Class.outsideAscii;
    if (/[^ -~]/u.test(character) && !plainControls.includes(character)) return Class.control;
    if (!signs.includes(character)) return Class.ordinary;
    return byte === fullStop ? Class.fullStop : Class.sign;
  };
  return Uint8Array.from({ length: behindLast + 1 }, (_, byte) => (byte === behindLast ? Class.stop : classOf(byte)));
}

/** Without one of these, text mentions no identifier: a colon, what may stand in its place, slashes, and what escapes begin with. */
export const signsOfText = "&/:;`\\";

/** Reads values, and judges them. */
export class Values {
  readonly #settings: Settings;
  /** Whether a sign stands in the value that is being read. */
  hasSign = false;
  /** Whether it has no controls and no right-to-left characters, with which what stands around a value decides, too. */
  isPlain = true;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  begin(): void {
    this.hasSign = false;
    this.isPlain = true;
  }

  /** Reads on in a value; where the first byte stands that may end it. */
  endOf(bytes: Buffer, start: number, classes: ByteClasses): number {
    let { hasSign } = this;
    let at = start;
    for (;;) {
      const kind = classes[bytes[at] ?? behindLast] ?? Class.stop;
      if (kind === Class.stop) break;
      if (kind === Class.outsideAscii) {
        const end = endOfPlainCharacter(bytes, at);
        if (end === at) this.isPlain = false;
        if (isFullWidthColon(bytes, at)) hasSign = true;
        at = Math.max(end, at + 1);
        continue;
      }
      if (kind === Class.sign) hasSign = true;
      else if (kind === Class.fullStop) hasSign ||= !isInNumber(bytes[at - 1] ?? 0);
      else if (kind === Class.control) this.isPlain = false;
      at++;
    }
    this.hasSign = hasSign;
    return at;
  }

  /** Whether texts at a site hold no identifier without a sign. */
  needsSign(site: RawLiteral["site"]): boolean {
    return needsSign(site, this.#settings);
  }

  /** Whether a value has nothing to report that is one literal. */
  isClean(text: string, { syntax, site }: Pick<RawLiteral, "syntax" | "site">): boolean {
    return this.areClean(text, [{ span: { start: 0, end: text.length }, syntax, site }]);
  }

  /** Whether the literals of a value have nothing to report. */
  areClean(text: string, raws: readonly RawLiteral[]): boolean {
    return raws.every((raw) => isCleanLiteral(text, raw, this.#settings));
  }
}

/** Whether a full stop behind a byte may be that of a number. */
function isInNumber(byte: number): boolean {
  return byte === fullStop || (byte >= zero && byte <= nine);
}

/** U+FF1A, which stands for a colon where Chinese or Japanese is typed. */
function isFullWidthColon(bytes: Buffer, at: number): boolean {
  return bytes[at] === 0xef && bytes[at + 1] === 0xbc && bytes[at + 2] === 0x9a;
}
