/**
 * The same string for all ways in which clients write the URI of a file: one percent-encodes only what it must, another
 * all but letters and digits; the drive of Windows may be in upper case. It is for comparing alone: no message has it.
 */
export function keyOfUri(uri: string): string {
  const [path = "", rest = ""] = splitPath(uri);
  const isFile = /^file:/iu.test(uri);
  const kept = isFile ? /[/?#%]/u : /[^\w.~\u0080-\u{10FFFF}-]/u;
  const decoded = path.replace(octets, (encoded) => decode(encoded, kept)) + rest.replace(octets, upperCase);
  return isFile ? decoded.replace(/^file:\/\/\/[A-Z]:/iu, (drive) => drive.toLowerCase()) : decoded;
}

/** An octet of ASCII, or what may be a character of several octets. */
const octets = /%[0-7][\da-f]|(?:%[89a-f][\da-f])+/giu;

/** What follows the path names no file. */
function splitPath(uri: string): string[] {
  const end = uri.search(/[?#]/u);
  return end === -1 ? [uri] : [uri.slice(0, end), uri.slice(end)];
}

/** The text that octets stand for, unless it has what is `kept` encoded, for there it would mean something else. */
function decode(encoded: string, kept: RegExp): string {
  try {
    const text = decodeURIComponent(encoded);
    return kept.test(text) ? upperCase(encoded) : text;
  } catch {
    return upperCase(encoded);
  }
}

function upperCase(encoded: string): string {
  return encoded.toUpperCase();
}
