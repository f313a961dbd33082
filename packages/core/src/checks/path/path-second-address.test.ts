import { describeCheck } from "../../../test/describe-check.js";
import { pathSecondAddress } from "./path-second-address.js";

describeCheck(pathSecondAddress, {
  reports: [
    {
      name: "an address that was put in twice",
      iri: "https://a.example/b«https://»a.example/b",
      suggests: { "Remove the repetition": "https://a.example/b" },
      message:
        "A second address begins with 'https://'; write one of them. It has no delimiter before it, so that both are read as one.",
    },
    {
      name: "another address",
      iri: "https://a.example/?b=c1«HTTP://»d.example/",
      suggests: {
        "Keep the first address": "https://a.example/?b=c1",
        "Keep the second address and lowercase the scheme": "http://d.example/",
      },
    },
    {
      name: "two others",
      iri: "///o«http://»i/ihttp://d/",
      suggests: { "Keep the first address": "///o", "Keep the second address": "http://i/i" },
    },
    {
      name: "behind a fragment",
      iri: "//a/#é«ftp://»d",
      suggests: { "Keep the first address": "//a/#é", "Keep the second address": "ftp://d" },
    },
    ...["%30", "%39", "%41", "%4f", "%5A", "%61", "%6F", "%70", "%7a"].map((triplet) => ({
      name: `behind a letter or a digit that is percent-encoded: ${triplet}`,
      iri: `https://a.example/b${triplet}«https://»c.example/`,
      suggests: {
        "Keep the first address": `https://a.example/b${triplet}`,
        "Keep the second address": "https://c.example/",
      },
    })),
  ],
  accepts: [
    { name: "behind a slash", iri: "https://web.archive.org/web/2020/https://a.example/" },
    { name: "in a parameter", iri: "https://a.example/?b=https://c.example/" },
    { name: "behind other delimiters", iri: "https://a/b:http://c/(http://d,http://e|http://f-http://g" },
    { name: "behind a space of a text to share", iri: "https://a.example/?text=b%20https://c.example/&d=e" },
    ...["%2F", "%3A", "%3D", "%40", "%5B", "%60", "%7B", "%A1"].map((triplet) => ({
      name: `behind a delimiter that is percent-encoded: ${triplet}`,
      iri: `https://a.example/b${triplet}https://c.example/`,
    })),
    { name: "as the host", iri: "https://a.examplehttps://b.example" },
    { name: "as the host, before another delimiter", iri: "https://a.examplehttps://b.example/c://" },
    { name: "without a host", iri: "https://a.example/bhttps:///c" },
    { name: "no scheme of the Web", iri: "https://a.example/bgit://c" },
    { name: "a scheme with a longer name", iri: "https://a.example/git+http://c" },
    { name: "without an authority", iri: "a/bhttp://c" },
  ],
});
