import { requireText } from "../text/require-text.js";
import { readByCurl } from "../consumers/curl.js";
import { readByGo } from "../consumers/go.js";
import { readByPython } from "../consumers/python.js";
import type { ConsumerReading } from "../consumers/consumer-reading.js";
import { readBySpecification } from "./specifications.js";
import { readByWhatwg } from "../consumers/whatwg.js";

/**
 * How each consumer reads a text: accepted, with components and what is sent, or refused, with the reason. Always in the
 * same order: RFC 3986, RFC 3987, LEIRI, WHATWG (browsers and Node.js), Python's `urllib.parse`, Go's `net/url`, curl.
 * No text throws. Of `http://a\@b/` the host is `a` for WHATWG, and `b` for Python and curl.
 */
export function readings(text: string): readonly ConsumerReading[] {
  requireText(text);
  return [
    readBySpecification(text, "RFC 3986", "rfc3986"),
    readBySpecification(text, "RFC 3987", "rfc3987"),
    readBySpecification(text, "LEIRI", "leiri"),
    readByWhatwg(text),
    readByPython(text),
    readByGo(text),
    readByCurl(text),
  ];
}
