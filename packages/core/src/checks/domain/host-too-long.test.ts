import { describeCheck } from "../../../test/describe-check.js";
import { hostTooLong } from "./host-too-long.js";

const hundred = "abcdefghi.".repeat(10);

describeCheck(hostTooLong, {
  reports: [
    {
      name: "254 octets",
      iri: `http://«${hundred}${hundred}${"abcdefghi.".repeat(5)}abcd»/`,
      message: "The host takes 254 octets in the DNS; shorten it to 253 at most.",
    },
    { name: "with the full stop of the root", iri: `http://«${hundred}${hundred}${"abcdefghi.".repeat(5)}abcd.»/` },
    { name: "labels that take more octets in Punycode", iri: `http://«${"é.".repeat(40)}example»/` },
    { name: "no scheme", iri: `//«${hundred}${hundred}${hundred}a»:80/` },
  ],
  accepts: [
    { name: "253 octets", iri: `http://${hundred}${hundred}${"abcdefghi.".repeat(5)}abc/` },
    {
      name: "253 octets and the full stop of the root",
      iri: `http://${hundred}${hundred}${"abcdefghi.".repeat(5)}abc./`,
    },
    { name: "triplets count as the characters they stand for", iri: `http://${hundred}${"%61".repeat(60)}/` },
    { name: "a scheme without DNS names", iri: `a://${hundred}${hundred}${hundred}a/` },
    { name: "a long path", iri: `http://a/${hundred}${hundred}${hundred}` },
    { name: "the empty string", iri: "" },
  ],
});
