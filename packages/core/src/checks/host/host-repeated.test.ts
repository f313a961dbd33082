import { describeCheck } from "../../../test/describe-check.js";
import { hostRepeated } from "./host-repeated.js";

const remove = "Remove the repetition";

describeCheck(hostRepeated, {
  reports: [
    {
      name: "a resolver before an address that has it",
      iri: "https://doi.org/«https://doi.org/»10.1000/182",
      suggests: { [remove]: "https://doi.org/10.1000/182" },
      message: "The path contains 'https://doi.org/'",
    },
    {
      name: "the old name",
      iri: "https://doi.org/«http://dx.doi.org/»10.1000/1",
      suggests: { [remove]: "https://doi.org/10.1000/1" },
    },
    {
      name: "with www",
      iri: "https://www.a.example/«https://a.example/»b",
      suggests: { [remove]: "https://www.a.example/b" },
    },
    {
      name: "below a folder",
      iri: "https://github.com/a/«https://github.com/»a/b",
      suggests: { [remove]: "https://github.com/a/a/b" },
    },
    {
      name: "with one slash",
      iri: "https://orcid.org/«https:/orcid.org/»0000",
      suggests: { [remove]: "https://orcid.org/0000" },
    },
    {
      name: "percent-encoded",
      iri: "https://doi.org/«https%3A%2F%2Fdoi.org%2F»10",
      suggests: { [remove]: "https://doi.org/10" },
    },
    {
      name: "the host alone",
      iri: "https://github.com/«github.com/»a/b",
      suggests: { [remove]: "https://github.com/a/b" },
    },
    {
      name: "in capital letters",
      iri: "https://Orcid.org/«orcid.ORG/»1",
      suggests: { [remove]: "https://Orcid.org/1" },
    },
  ],
  accepts: [
    { name: "an address that the path is about", iri: "http://localhost/a/edit/http%3A%2F%2Flocalhost%2Fb%2F" },
    { name: "an archive of itself", iri: "https://web.archive.org/web/2020/https://web.archive.org/a" },
    { name: "an archive", iri: "https://archive.ph/https://archive.ph/a" },
    { name: "a service", iri: "https://a.example/lode/https://a.example/ontology" },
    { name: "the owner at a forge", iri: "https://forge.example/forge.example/core/blob/a5d661f/b.html" },
    { name: "a service in a folder", iri: "https://a.example/tools/validator/https://a.example/b.html" },
    {
      name: "a network that fetches its own pictures",
      iri: "https://cdn.example/a/image/fetch/w_100/https://cdn.example/a/image/b.png",
    },
    { name: "another host", iri: "https://a.example/https://b.example/c" },
    { name: "in the query", iri: "https://a.example/login?next=https://a.example/b" },
    { name: "a file named so", iri: "https://a.example/a.example" },
    { name: "a longer name", iri: "https://a.example/a.example.txt/b" },
    { name: "a host of one label", iri: "http://wiki/wiki/A" },
    { name: "a folder within", iri: "https://mirror.example/pub/mirror.example/a" },
    { name: "no scheme", iri: "//a.example/a.example/b" },
    { name: "no path", iri: "https://a.example" },
  ],
});
