import { splitIri } from "../../src/iri/split.js";
import { decodedTriplets, emptyPort, librarySuite, type ExpectedDifference } from "./library-cases.js";

const differences: readonly ExpectedDifference[] = [
  emptyPort,
  {
    of: "normalization",
    reason: "an IPv6 address is written in one way, which is the rung of schemes here",
    section: "RFC 5952 §4",
    holds: (asked) => splitIri(asked).authority?.host.text.startsWith("[") === true,
  },
  {
    of: "normalization",
    reason: "a path that does not begin with a slash keeps its dot segments",
    section: "RFC 3986 §5.2.4, §6.2.2.3",
    holds: (asked) => /^[^/]*\/\.\.\//u.test(splitIri(asked).path.text),
  },
  decodedTriplets,
  {
    of: "resolution",
    reason: "a base with a fragment, or without an authority and a slash, is refused",
    section: "RFC 3986 §5.1, §5.2.2",
    holds: (_, theirs) => theirs === "refused",
  },
  {
    of: "resolution",
    reason: "dot segments at the end of the base, also encoded ones, are removed before its last segment",
    section: "RFC 3986 §5.2.3, §5.2.4",
    holds: (asked) => /\/\.(?:\.|%2E)\/?$/u.test(asked),
  },
];

export const suite = librarySuite("fluent-uri", differences);
