import { toASCII, toUnicode } from "tr46";

/** The options of UTS #46 §4 under which a mapped name is a valid DNS name. */
const strict = {
  checkBidi: true,
  checkHyphens: true,
  checkJoiners: true,
  transitionalProcessing: false,
  useSTD3ASCIIRules: true,
  verifyDNSLength: true,
} as const;

/** The DNS name in A-labels (UTS #46 ToASCII, strict), or `undefined` if a label fails. */
export function domainToAscii(domain: string): string | undefined {
  return toASCII(domain, strict) ?? undefined;
}

/** The DNS name with its A-labels decoded (UTS #46 ToUnicode, strict), or `undefined` if a label fails. */
export function domainToUnicode(domain: string): string | undefined {
  const { domain: unicode, error } = toUnicode(domain, strict);
  return error ? undefined : unicode;
}
