import { describeCheck } from "../../../test/describe-check.js";
import { portOutOfRange } from "./port-out-of-range.js";

describeCheck(portOutOfRange, {
  reports: [
    { name: "the first after the last", iri: "http://a:«65536»/", message: "The port '65536' does not exist" },
    { name: "zero", iri: "http://a:«0»/" },
    { name: "zero in many digits", iri: "http://a:«000000»/" },
    { name: "zero at another's address", iri: "http://localhost.a:«0»/" },
    { name: "too large at one's own", iri: "http://localhost:«65536»/" },
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
    { name: "any free port", iri: "http://localhost:0/" },
    { name: "any free port of an address of one's own", iri: "tcp://127.0.0.1:0" },
    { name: "any free port of another address of one's own", iri: "tcp://127.0.0.53:0" },
    { name: "any free port of a name below localhost", iri: "http://my-app.localhost:0/" },
    { name: "any free port of localhost in upper case", iri: "http://LOCALHOST:0/" },
    { name: "any free port of all addresses", iri: "http://[::]:00" },
    { name: "any free port of all IPv4 addresses", iri: "http://0.0.0.0:0/" },
    { name: "any free port without a host", iri: "druby://:0" },
    { name: "no port", iri: "http://a/" },
    { name: "digits after a colon in the path", iri: "urn:99999" },
    { name: "the empty string", iri: "" },
    { name: "a letter before the number is another code", iri: "http://a:b99999/" },
  ],
});
