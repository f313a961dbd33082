import { describeCheck } from "../../../test/describe-check.js";
import { authorityExtraAtSign } from "./authority-extra-at-sign.js";

describeCheck(authorityExtraAtSign, {
  reports: [
    {
      name: "two at signs",
      iri: "http://user«@»a.example@b.example/",
      suggests: { "Percent-encode the extra '@'": "http://user%40a.example@b.example/" },
    },
    { name: "a run is told once", iri: "//a«@@»b@c", suggests: { "Percent-encode the extra '@'": "//a%40%40b@c" } },
    { name: "several places", iri: "//«@»a«@»b@c", suggests: { "Percent-encode the extra '@'": "//%40a%40b@c" } },
    { name: "nothing but at signs", iri: "//«@»@", suggests: { "Percent-encode the extra '@'": "//%40@" } },
    {
      name: "before a port",
      iri: "ftp://a«@»b@c:21",
      suggests: { "Percent-encode the extra '@'": "ftp://a%40b@c:21" },
    },
    {
      name: "the grammar of LEIRIs",
      iri: "//a«@»b@c",
      profile: "leiri",
      suggests: { "Percent-encode the extra '@'": "//a%40b@c" },
    },
    {
      name: "the grammar of URIs",
      iri: "//a«@»b@c",
      profile: "rfc3986",
      suggests: { "Percent-encode the extra '@'": "//a%40b@c" },
    },
    {
      name: "profile rfc3987bis",
      iri: "//a«@»b@c",
      profile: "rfc3987bis",
      suggests: { "Percent-encode the extra '@'": "//a%40b@c" },
    },
    { name: "astral characters", iri: "//😀«@»😀@a", suggests: { "Percent-encode the extra '@'": "//😀%40😀@a" } },
    {
      name: "lone surrogates",
      iri: "//\uDC00«@»\uD83D@a",
      suggests: { "Percent-encode the extra '@'": "//\uDC00%40\uD83D@a" },
    },
    {
      name: "beside at signs that are right",
      iri: "//a«@»b@c/d@e?@#@",
      suggests: { "Percent-encode the extra '@'": "//a%40b@c/d@e?@#@" },
    },
  ],
  accepts: [
    { name: "one at sign", iri: "http://a@b/" },
    { name: "an empty userinfo", iri: "http://@b/" },
    { name: "an encoded at sign", iri: "http://a%40b@c/" },
    { name: "at signs after the authority", iri: "http://a/@b@c?@@#@@" },
    { name: "no authority", iri: "mailto:a@b@c" },
    { name: "the empty string", iri: "" },
  ],
});
