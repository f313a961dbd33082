import { describeCheck } from "../../../test/describe-check.js";
import { portOutOfRange } from "./port-out-of-range.js";

describeCheck(portOutOfRange, {
  reports: [
    { name: "the first after the last", iri: "http://a:«65536»/", message: "The port '65536' does not exist" },
    { name: "zero", iri: "http://a:«0»/" },
    { name: "zero in many digits", iri: "http://a:«000000»/" },
    { name: "too large for a number", iri: `http://a:«${"9".repeat(400)}»/` },
    { name: "leading zeros do not help", iri: "http://a:«00065536»/" },
    { name: "no scheme", iri: "//a:«99999»" },
    { name: "a scheme that is not HTTP", iri: "redis://a:«70000»/0" },
    { name: "after an IP literal", iri: "http://[::1]:«80800»/" },
  ],
  accepts: [
    { name: "the first", iri: "http://a:1/" },
    { name: "the last", iri: "http://a:65535/" },
    { name: "the last with leading zeros", iri: "http://a:00000065535/" },
    { name: "an empty port", iri: "http://a:/" },
    { name: "a malformed port is another code", iri: "http://a:99999a/" },
    { name: "no port", iri: "http://a/" },
    { name: "digits after a colon in the path", iri: "urn:99999" },
    { name: "the empty string", iri: "" },
    { name: "a letter before the number is another code", iri: "http://a:b99999/" },
  ],
});
