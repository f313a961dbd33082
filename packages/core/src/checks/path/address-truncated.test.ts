import { describeCheck } from "../../../test/describe-check.js";
import { addressTruncated } from "./address-truncated.js";

const followed = { place: { tier: "sink", production: "IRI-reference", profile: "rfc3987", role: "link" } } as const;

describeCheck(addressTruncated, {
  reports: [
    {
      name: "an ellipsis behind a letter",
      iri: "https://a.example/detail?hl=en-US«…»",
      ...followed,
      message: "The query ends with '…'",
    },
    { name: "an ellipsis of three full stops", iri: "https://a.example/detail/abc«...»", ...followed },
    { name: "behind a host", iri: "http://www.exa«…»", ...followed },
  ],
  accepts: [
    { name: "an example", iri: "https://a.example/…", ...followed },
    { name: "an example with full stops", iri: "https://a.example/...", ...followed },
    { name: "a value that readers put in", iri: "https://a.example/?q=...", ...followed },
    { name: "an ellipsis within", iri: "https://a.example/wait…/b", ...followed },
    { name: "two full stops", iri: "https://a.example/a..", ...followed },
    { name: "where nothing is followed", iri: "https://a.example/abc…" },
    { name: "another scheme", iri: "urn:a:b…", ...followed },
  ],
});
