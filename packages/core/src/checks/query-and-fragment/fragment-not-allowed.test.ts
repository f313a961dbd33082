import { describeCheck } from "../../../test/describe-check.js";
import { fragmentNotAllowed } from "./fragment-not-allowed.js";

describeCheck(fragmentNotAllowed, {
  reports: [
    {
      name: "RFC 3986 \xA74.3: an absolute-URI has no fragment",
      iri: "http://a/b«#c»",
      production: "absolute-IRI",
      suggests: { "Remove the fragment": "http://a/b" },
      message: "The fragment '#c'",
    },
    {
      name: "an empty fragment",
      iri: "a:b«#»",
      production: "absolute-IRI",
      suggests: { "Remove the fragment": "a:b" },
    },
    {
      name: "a second number sign",
      iri: "a:b«#b#»",
      production: "absolute-IRI",
      suggests: { "Remove the fragment": "a:b" },
    },
    { name: "without a scheme", iri: "a«#b»", production: "absolute-IRI", suggests: { "Remove the fragment": "a" } },
    {
      name: "astral characters",
      iri: "a:b«#😀»",
      production: "absolute-IRI",
      suggests: { "Remove the fragment": "a:b" },
    },
    {
      name: "a lone surrogate",
      iri: "a:b«#\uD83D»",
      production: "absolute-IRI",
      suggests: { "Remove the fragment": "a:b" },
    },
  ],
  accepts: [
    { name: "no fragment", iri: "http://a/b?c", production: "absolute-IRI" },
    { name: "an encoded number sign", iri: "http://a/b%23c", production: "absolute-IRI" },
    { name: "an IRI", iri: "http://a#b", production: "IRI" },
    { name: "a reference", iri: "a#b" },
    { name: "a relative reference", iri: "a#b", production: "irelative-ref" },
    { name: "the empty string", iri: "", production: "absolute-IRI" },
    { name: "an IRI", iri: "http://a/#b", production: "IRI" },
    { name: "a fragment of an IRI with another fault", iri: "http://a/ #b", production: "IRI" },
  ],
});
