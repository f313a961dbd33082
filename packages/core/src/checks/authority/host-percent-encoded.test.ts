import { describeCheck } from "../../../test/describe-check.js";
import { hostPercentEncoded } from "./host-percent-encoded.js";

describeCheck(hostPercentEncoded, {
  reports: [
    {
      name: "a letter outside ASCII",
      iri: "http://r«%C3%A9»sume.example/",
      suggests: { "Write 'é' instead of '%C3%A9'": "http://résume.example/" },
      message: "names of the DNS hold none",
    },
    { name: "a scheme in capitals", iri: "HTTPS://«%61»/", suggests: { "Write 'a' instead of '%61'": "HTTPS://a/" } },
    {
      name: "a run is told once",
      iri: "ws://«%61%62»c«%64»/",
      suggests: { "Write 'ab' instead of '%61%62'": "ws://abc%64/", "Write 'd' instead of '%64'": "ws://%61%62cd/" },
    },
    { name: "characters that no host holds", iri: "http://a«%20»b/", suggests: {} },
    { name: "a percent sign", iri: "http://a«%25»b/", suggests: {} },
    { name: "a colon", iri: "http://a«%3A»b/", suggests: {} },
    { name: "a sub-delim", iri: "http://a«%21»b/", suggests: { "Write '!' instead of '%21'": "http://a!b/" } },
    { name: "octets that are not UTF-8", iri: "http://a«%FF»b/", suggests: {} },
    { name: "an invisible character", iri: "http://a«%E2%80%8B»b/", suggests: {} },
    { name: "a bidi control", iri: "http://a«%E2%80%AE»b/", suggests: {} },
    { name: "a combining mark first", iri: "http://a«%CC%81»b/", suggests: {} },
    {
      name: "a combining mark after a letter",
      iri: "http://a«%62%CC%81»/",
      suggests: { "Write 'b\u0301' instead of '%62%CC%81'": "http://ab\u0301/" },
    },
    { name: "an ideographic space", iri: "http://a«%E3%80%80»b/", suggests: {} },
    { name: "private use", iri: "http://a«%EE%80%80»b/", suggests: {} },
    {
      name: "right-to-left letters",
      iri: "http://«%D7%90»/",
      suggests: { "Write '\u2066א\u2069' instead of '%D7%90'": "http://א/" },
    },
    {
      name: "astral characters",
      iri: "http://«%F0%A0%80%80»/",
      suggests: { "Write '\u{20000}' instead of '%F0%A0%80%80'": "http://\u{20000}/" },
    },
    { name: "what would complete a triplet", iri: "http://%«%61»b/", suggests: {} },
    { name: "a digit of it before", iri: "http://%4«%31»/", suggests: {} },
    {
      name: "a lone surrogate beside it",
      iri: "http://\uD83D«%61»/",
      suggests: { "Write 'a' instead of '%61'": "http://\uD83Da/" },
    },
    {
      name: "a URI admits ASCII only",
      iri: "http://«%61»-«%C3%A9»/",
      profile: "rfc3986",
      suggests: { "Write 'a' instead of '%61'": "http://a-%C3%A9/" },
    },
    {
      name: "a LEIRI",
      iri: "http://«%61»/",
      profile: "leiri",
      suggests: { "Write 'a' instead of '%61'": "http://a/" },
    },
    {
      name: "profile rfc3987bis has none in any host",
      iri: "x://a«%C3%A9»/",
      profile: "rfc3987bis",
      suggests: { "Write 'é' instead of '%C3%A9'": "x://aé/" },
      message: "3987bis has no percent-encoding in host names",
    },
    {
      name: "profile rfc3987bis, a reference",
      iri: "//«%C3%A9»",
      profile: "rfc3987bis",
      suggests: { "Write 'é' instead of '%C3%A9'": "//é" },
    },
    {
      name: "profile rfc3987bis, a DNS name",
      iri: "http://«%C3%A9»/",
      profile: "rfc3987bis",
      suggests: { "Write 'é' instead of '%C3%A9'": "http://é/" },
      message: "3987bis has no",
    },
  ],
  accepts: [
    { name: "characters themselves", iri: "http://résumé.example/" },
    { name: "a scheme whose hosts are no DNS names", iri: "x://a%20b/" },
    { name: "a reference may have any scheme", iri: "//%C3%A9" },
    { name: "userinfo, path, query and fragment", iri: "http://%61@a/%61?%61#%61" },
    {
      name: "userinfo, path, query and fragment in profile rfc3987bis",
      iri: "http://%61@a/%61?%61#%61",
      profile: "rfc3987bis",
    },
    { name: "a malformed triplet is another code", iri: "http://a%4/b" },
    { name: "a zone identifier is another code", iri: "http://[fe80::1%25eth0]/" },
    { name: "a zone identifier in profile rfc3987bis", iri: "http://[fe80::1%25eth0]/", profile: "rfc3987bis" },
    { name: "the empty string", iri: "" },
  ],
});
