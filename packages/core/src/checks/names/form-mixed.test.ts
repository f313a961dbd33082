import { describeCheck } from "../../../test/describe-check.js";
import type { Place } from "../definition/place.js";
import { formMixed } from "./form-mixed.js";

const uri = { options: { form: "uri" } };
const iri = { options: { form: "iri" } };
const place: Place = { tier: "sink", production: "IRI-reference", profile: "rfc3987" };

describeCheck(formMixed, {
  reports: [
    {
      name: "RFC 3987 §3.1: characters outside ASCII, where URIs are preferred",
      iri: "«http://r\u{E9}sum\u{E9}.example/ros\u{E9}?q=\u{E9}#\u{E9}»",
      ...uri,
      suggests: { "Write it in URI form": "http://xn--rsum-bpad.example/ros%C3%A9?q=%C3%A9#%C3%A9" },
      message:
        "The identifier is not in URI form; write it as 'http://xn--rsum-bpad.example/ros%C3%A9?q=%C3%A9#%C3%A9'. The project prefers that form.",
    },
    {
      name: "RFC 3987 §3.2: triplets and A-labels, where IRIs are preferred",
      iri: "«http://xn--rsum-bpad.example/ros%C3%A9»",
      ...iri,
      suggests: { "Write it in IRI form": "http://r\u{E9}sum\u{E9}.example/ros\u{E9}" },
      message: "The identifier is not in IRI form;",
    },
    {
      name: "both forms in one identifier",
      iri: "«http://a.example/\u{E9}/%C3%A9»",
      ...iri,
      suggests: { "Write it in IRI form": "http://a.example/\u{E9}/\u{E9}" },
    },
    { name: "both forms in one identifier", iri: "«http://a.example/\u{E9}/%C3%A9»", ...uri },
    { name: "a relative reference", iri: "«../\u{E9}»", ...uri, suggests: { "Write it in URI form": "../%C3%A9" } },
    { name: "letters right to left", iri: "«http://a.example/%D7%90%D7%91»", ...iri },
    { name: "a password is not told", iri: "«http://u:secret@a.example/\u{E9}»", ...uri, message: "'http://u:xxx@a" },
    {
      name: "a query in a document in UTF-8",
      iri: "«http://a.example/?\u{E9}»",
      ...uri,
      place: { ...place, charset: "utf-8" },
    },
    {
      name: "a path in a document of another charset",
      iri: "«http://a.example/\u{E9}»",
      ...uri,
      place: { ...place, charset: "windows-1252" },
    },

    { name: "a triplet of a relative reference", iri: "«../%C3%A9»", ...iri },
    { name: "an A-label alone", iri: "«http://xn--rsum-bpad.example/»", ...iri },
    {
      name: "a query in a document that is called Unicode",
      iri: "«http://a.example/?\u{E9}»",
      ...uri,
      place: { ...place, charset: "UNICODE-1-1" },
    },
    {
      name: "a query in a document in ISO 10646",
      iri: "«http://a.example/?\u{E9}»",
      ...uri,
      place: { ...place, charset: "ISO-10646-UCS-2" },
    },
  ],
  accepts: [
    { name: "no preference", iri: "http://a.example/\u{E9}/%C3%A9" },
    { name: "a URI, where URIs are preferred", iri: "http://xn--rsum-bpad.example/ros%C3%A9", ...uri },
    { name: "an IRI, where IRIs are preferred", iri: "http://r\u{E9}sum\u{E9}.example/ros\u{E9}", ...iri },
    { name: "triplets that an IRI needs", iri: "http://a.example/%20%25%E9", ...iri },
    { name: "triplets of what nobody sees", iri: "http://a.example/%E2%80%AE", ...iri },
    { name: "encoded ASCII", iri: "http://a.example/%7E", ...iri },
    { name: "what is no IRI", iri: "http://a.example/\u{E9} b", ...uri },
    { name: "a host that has no URI form", iri: "http://a_\u{E9}.example/", ...uri },
    { name: "a header field, which has no other form", iri: "http://a.example/%C3%A9", ...iri, profile: "rfc3986" },
    { name: "a name", iri: "http://a.example/\u{E9}", ...uri, place: { ...place, tier: "name-in-data" } },
    { name: "a namespace", iri: "http://a.example/\u{E9}", ...uri, place: { ...place, tier: "opaque-name" } },
    { name: "what is called so", iri: "http://a.example/\u{E9}", ...uri, place: { ...place, role: "namespace" } },
    {
      name: "a query of which the octets are of another charset",
      iri: "http://a.example/?\u{E9}",
      ...uri,
      place: { ...place, charset: "windows-1252" },
    },

    { name: "a header field with an A-label", iri: "http://xn--rsum-bpad.example/", ...iri, profile: "rfc3986" },
    {
      name: "a query in a document of a charset that ends so",
      iri: "http://a.example/?\u{E9}",
      ...uri,
      place: { ...place, charset: "x-utf" },
    },
  ],
});
