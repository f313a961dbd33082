import { decodedTriplets, emptyPort, librarySuite, type ExpectedDifference } from "./library-cases.js";

const differences: readonly ExpectedDifference[] = [
  emptyPort,
  decodedTriplets,
  {
    of: "normalization",
    reason: "a host with triplets of characters beyond ASCII keeps its capitals",
    section: "RFC 3986 §3.2.2, §6.2.2.1",
    holds: (_, theirs, ours) => theirs.toLowerCase() === ours.toLowerCase(),
  },
];

export const suite = librarySuite("iri-string", differences);
