import { describeCheck } from "../../../test/describe-check.js";
import { addressTruncated } from "./address-truncated.js";

const link = { tier: "sink", production: "IRI-reference", profile: "rfc3987", role: "href" } as const;
const name = { tier: "named", production: "IRI-reference", profile: "rfc3987", role: "url" } as const;
const node = { tier: "name-in-data", production: "IRI", profile: "rfc3987", role: "<…>" } as const;

describeCheck(addressTruncated, {
  reports: [
    {
      name: "in a query",
      iri: "https://chrome.example/detail/lpf?hl=en-US«…»",
      place: link,
      message: "The query ends with '…'",
    },
    { name: "in a path", iri: "https://example.com/a-long-na«…»", place: link },
    { name: "in a host", iri: "https://exam«…»", place: link, component: "host" },
    { name: "in a fragment", iri: "https://a.example/#sec«…»", place: name },
    { name: "in a variable", iri: "https://example.com/a-long-na«…»", place: name },
    { name: "three dots in a link", iri: "https://example.com/a-long-na«...»", place: link },
  ],
  accepts: [
    { name: "any segment", iri: "https://example.com/…", place: link },
    { name: "any value", iri: "https://example.com/?key=…", place: link },
    { name: "any segment, in three dots", iri: "https://example.com/...", place: link },
    { name: "three dots where nothing is followed", iri: "https://example.com/abc...", place: name },
    { name: "a title whose last word is the dots", iri: "https://example.com/convert-a-...", place: link },
    { name: "the title of a page of a wiki", iri: "https://example.com/wiki/Oops!...", place: link },
    { name: "the name of a section", iri: "https://example.com/#it-is-getting-closer...", place: link },
    { name: "a name", iri: "http://example.com/a…", place: node },
    { name: "within", iri: "https://example.com/a…b", place: link },
    { name: "a file", iri: "a…", place: link },
    { name: "a full stop", iri: "https://example.com/a.", place: link },
  ],
});
