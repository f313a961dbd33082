import { iprivate, ucschar } from "../grammar/abnf.js";
import { codePoints, difference, union } from "../grammar/code-points.js";
import { leiriUcschar } from "../profiles/leiri.js";
import { joinParts } from "../iri/recompose.js";
import { splitIri } from "../iri/split.js";
import { encodeCharacters } from "../percent-encoding/encode-characters.js";

/** The seven characters that 3987bis §6.3 lists, although `ucschar` holds them. */
const bidiFormatting = codePoints([0x200e, 0x200f], [0x202a, 0x202e]);

const notInIris = union(difference(leiriUcschar, ucschar), bidiFormatting);
const notInQueries = difference(notInIris, iprivate);

/**
 * Converts a Legacy Extended IRI, the `anyURI` of XML formats, to an IRI: what only the former may hold is
 * percent-encoded (3987bis §6.2). Any other text comes back with as much of it encoded, and still is no IRI.
 *
 * `leiriToIri("http://a/b c")` is `http://a/b%20c`.
 */
export function leiriToIri(text: string): string {
  const { scheme, authority, path, query, fragment } = splitIri(text);
  return joinParts({
    scheme,
    authority: authority && encodeCharacters(authority.text, notInIris),
    path: encodeCharacters(path.text, notInIris),
    query: query && encodeCharacters(query.text, notInQueries),
    fragment: fragment && encodeCharacters(fragment.text, notInIris),
  });
}
