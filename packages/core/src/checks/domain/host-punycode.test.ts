import { describeCheck } from "../../../test/describe-check.js";
import { hostPunycode } from "./host-punycode.js";

describeCheck(hostPunycode, {
  reports: [
    {
      name: "comparison §4.3: résumé",
      iri: "http://«xn--rsum-bpad».example.org/",
      suggests: { "Write 'résumé'": "http://résumé.example.org/" },
      message:
        "The label 'xn--rsum-bpad' of the host is in Punycode; write 'résumé', which people can read. An IRI can show it so.",
    },
    {
      name: "3987bis §4.3: 納豆",
      iri: "http://«xn--99zt52a».example.org/%e2%80%ae",
      suggests: { "Write '納豆'": "http://納豆.example.org/%e2%80%ae" },
    },
    {
      name: "each label for itself",
      iri: "https://«xn--e1afmkfd».«xn--p1ai»/",
      suggests: { "Write 'пример'": "https://пример.xn--p1ai/", "Write 'рф'": "https://xn--e1afmkfd.рф/" },
    },
    { name: "upper case", iri: "HTTP://«XN--9CA».example/", suggests: { "Write 'é'": "HTTP://é.example/" } },
    {
      name: "right to left",
      iri: "http://«xn--4dbrk0ce»/",
      suggests: { "Write '\u2066ישראל\u2069'": "http://ישראל/" },
    },
  ],
  accepts: [
    { name: "Unicode", iri: "http://résumé.example.org/" },
    { name: "ASCII", iri: "http://resume.example.org/" },
    { name: "a label that deceives", iri: "https://xn--80ak6aa92e.com/" },
    { name: "a label that mixes scripts", iri: "http://xn--ambda-1be.example/" },
    { name: "an A-label that is not valid is another code", iri: "http://xn--99999999.example/" },
    { name: "where a URI is needed", iri: "http://xn--rsum-bpad.example.org/", profile: "rfc3986" },
    { name: "a scheme without DNS names", iri: "tag://xn--rsum-bpad/" },
    { name: "the path", iri: "http://a/xn--rsum-bpad" },
    { name: "the empty string", iri: "" },
    { name: "a host that is too long", iri: `http://${"a.".repeat(130)}xn--rsum-bpad/` },
  ],
});
