import punycode from "punycode.js";
import { isAscii } from "../text/ascii.js";
import { keepsBidiRule, makesBidiDomain } from "./bidi-rule.js";
import { joinerFaults } from "./context-rules.js";
import { isValidByIdna, mapCharacter } from "./idna-mapping.js";
import { normalForm } from "../text/normal-form.js";

/** The checks of UTS #46 §4 that an application chooses, by the names that they have there. */
export interface Uts46Checks {
  readonly checkBidi: boolean;
  readonly checkHyphens: boolean;
  readonly checkJoiners: boolean;
  readonly useSTD3ASCIIRules: boolean;
  readonly verifyDNSLength: boolean;
}

export const allChecks: Uts46Checks = {
  checkBidi: true,
  checkHyphens: true,
  checkJoiners: true,
  useSTD3ASCIIRules: true,
  verifyDNSLength: true,
};

export const noChecks: Uts46Checks = {
  checkBidi: false,
  checkHyphens: false,
  checkJoiners: false,
  useSTD3ASCIIRules: false,
  verifyDNSLength: false,
};

export interface ProcessedName {
  /** The name in Unicode: as far as it could be mapped and decoded, where it is not valid. */
  readonly unicode: string;
  readonly isValid: boolean;
}

/** ToUnicode of UTS #46 §4.3, without transitional processing. */
export function toUnicode(name: string, checks: Uts46Checks): ProcessedName {
  const labels = processedLabels(name, checks);
  return {
    unicode: labels.map(({ unicode }) => unicode).join("."),
    isValid: labels.every(({ isValid }) => isValid),
  };
}

/** ToASCII of UTS #46 §4.2, without transitional processing; `undefined` where a label is not valid. */
export function toAscii(name: string, checks: Uts46Checks): string | undefined {
  const labels = processedLabels(name, checks);
  if (!labels.every(({ isValid }) => isValid)) return undefined;
  const inAscii = labels.map(({ unicode }) => (isAscii(unicode) ? unicode : `xn--${punycode.encode(unicode)}`));
  const ascii = inAscii.join(".");
  return checks.verifyDNSLength && !hasDnsLength(ascii, inAscii) ? undefined : ascii;
}

/** A name of 1 to 253 octets in labels of 1 to 63 (RFC 1034 §3.1). */
function hasDnsLength(ascii: string, labels: readonly string[]): boolean {
  return ascii.length <= 253 && labels.every(({ length }) => length > 0 && length <= 63);
}

/** UTS #46 §4: map, normalize, break, then decode and validate each label. */
function processedLabels(name: string, checks: Uts46Checks): ProcessedName[] {
  const mapped = normalForm(Array.from(name, mapCharacter).join(""), "NFC");
  const labels = mapped.split(".").map((label) => ({ label, decoded: decodeALabel(label) }));
  const isBidi = checks.checkBidi && labels.some(({ label, decoded }) => makesBidiDomain(decoded ?? label));
  return labels.map(({ label, decoded }) => {
    if (!label.startsWith("xn--")) return { unicode: label, isValid: isValidLabel(label, checks, isBidi) };
    if (decoded === undefined) return { unicode: label, isValid: false };
    return { unicode: decoded, isValid: !isAscii(decoded) && isValidLabel(decoded, checks, isBidi) };
  });
}

/** What an A-label stands for; `undefined` where it is none or its Punycode is broken. */
function decodeALabel(label: string): string | undefined {
  if (!label.startsWith("xn--") || !isAscii(label)) return undefined;
  try {
    return punycode.decode(label.slice("xn--".length));
  } catch {
    return undefined;
  }
}

/** The validity criteria of UTS #46 §4.1, in their order; an empty label fails none of them. */
function isValidLabel(label: string, checks: Uts46Checks, isBidi: boolean): boolean {
  if (label === "") return true;
  return (
    normalForm(label, "NFC") === label &&
    (checks.checkHyphens ? keepsHyphens(label) : !label.startsWith("xn--")) &&
    !/^\p{M}/u.test(label) &&
    Array.from(label).every((character) => isValidByIdna(character.codePointAt(0) ?? 0)) &&
    !label.includes(".") &&
    (!checks.useSTD3ASCIIRules || !/[\0-,./:-`{-\x7F]/.test(label)) &&
    (!checks.checkJoiners || joinerFaults(label).length === 0) &&
    (!isBidi || keepsBidiRule(label))
  );
}

/** RFC 5891 §4.2.3.1: no hyphen at either end, nor as third and fourth character. */
export function keepsHyphens(label: string): boolean {
  return !/^-|-$|^[^]{2}--/u.test(label);
}
