import { domainToUnicode } from "../idna/domain.js";
import { percentDecodeUtf8 } from "../percent-encoding/percent-decode.js";

/** comparison-02 §4.3: names are compared by their IDNA mapping; `undefined` for what is no DNS name. */
export function normalizeDnsName(name: string): string | undefined {
  const decoded = percentDecodeUtf8(name);
  return decoded === undefined ? undefined : domainToUnicode(decoded);
}
