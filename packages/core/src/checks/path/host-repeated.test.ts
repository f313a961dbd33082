import { describeCheck } from "../../../test/describe-check.js";
import { hostRepeated } from "./host-repeated.js";

describeCheck(hostRepeated, {
  reports: [
    {
      name: "an address behind the beginning of the same",
      iri: "https://doi.org/«https://doi.org»/10.1000/182",
      suggests: { "Remove 'https://doi.org'": "https://doi.org/10.1000/182" },
      message: "The path begins with 'https://doi.org', although the host is 'doi.org' already",
    },
    {
      name: "the older name of the same resolver",
      iri: "https://doi.org/«http://dx.doi.org»/10.1000/182",
      suggests: { "Remove 'http://dx.doi.org'": "https://doi.org/10.1000/182" },
    },
    {
      name: "without a scheme",
      iri: "https://orcid.org/«orcid.org»/0000-0002-1825-0097",
      suggests: { "Remove 'orcid.org'": "https://orcid.org/0000-0002-1825-0097" },
    },
    {
      name: "one slash after the scheme, in capitals",
      iri: "https://www.Example.org/«HTTPS:/example.org»",
      suggests: { "Remove 'HTTPS:/example.org'": "https://www.Example.org/" },
    },
  ],
  accepts: [
    { name: "once", iri: "https://doi.org/10.1000/182" },
    { name: "an archive", iri: "https://web.archive.org/web/2020/https://web.archive.org/" },
    { name: "an archive, at once", iri: "https://archive.ph/https://archive.ph/abc" },
    { name: "another host, as proxies and validators have it", iri: "https://r.example.net/https://example.org/a" },
    { name: "a name that begins so", iri: "https://example.org/example.organ/" },
    { name: "a parameter", iri: "https://example.org/?u=https://example.org/" },
    { name: "further in the path", iri: "https://example.org/a/https://example.org/" },
    { name: "a single name", iri: "http://localhost/localhost/" },
  ],
});
