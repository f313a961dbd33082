import { describeCheck } from "../../../test/describe-check.js";
import { hostLabelTooLong } from "./host-label-too-long.js";

const long = "a".repeat(64);

describeCheck(hostLabelTooLong, {
  reports: [
    {
      name: "64 letters",
      iri: `http://«${long}»/`,
      message: "A label of the host takes 64 octets in the DNS; shorten it to 63 at most.",
    },
    { name: "the label alone", iri: `http://www.«${long}».example:80/` },
    { name: "each of them", iri: `http://«${long}».«${long}».example/` },
    {
      name: "letters that take more octets in Punycode",
      iri: `http://«${"é".repeat(58)}».example/`,
      message: "takes 64",
    },
    { name: "an A-label", iri: `http://«xn--9c${"a".repeat(59)}»/` },
    { name: "triplets", iri: `http://«%C3%A9${"é".repeat(57)}».example/` },
    { name: "before the full stop of the root", iri: `http://«${long}»./` },
    { name: "no scheme", iri: `//«${long}»` },

    { name: "a host that is short before it is mapped", iri: `http://«${"é".repeat(58)}»/`, message: "takes 64" },
    { name: "ASCII at both ends of it", iri: `http://a.«${"é".repeat(58)}».b/` },
  ],
  accepts: [
    { name: "63 letters", iri: `http://${"a".repeat(63)}.${"b".repeat(63)}/` },
    { name: "63 octets in Punycode", iri: `http://${"é".repeat(57)}.example/` },
    { name: "triplets count as the characters they stand for", iri: `http://${"%61".repeat(63)}/` },
    { name: "a scheme without DNS names", iri: `a://${long}/` },
    { name: "a long path", iri: `http://a/${long}` },
    { name: "the empty string", iri: "" },

    { name: "63 letters beside a label that is no host name", iri: `http://a_b.${"a".repeat(63)}/` },
  ],
});
