import { describeCheck } from "../../../test/describe-check.js";
import { hostConfusable } from "./host-confusable.js";

describeCheck(hostConfusable, {
  reports: [
    {
      name: "Cyrillic letters alone",
      iri: "https://«аррӏе».com/",
      suggests: { "Write 'apple'": "https://apple.com/" },
      message:
        "The label 'аррӏе' of the host looks like 'apple', an ASCII name; check which one is meant. It has 'а' U+0430 CYRILLIC SMALL LETTER A in place of 'a', 'р' U+0440 CYRILLIC SMALL LETTER ER in place of 'p', 'ӏ' U+04CF CYRILLIC SMALL LETTER PALOCHKA in place of 'l' and 1 more.",
    },
    {
      name: "Cyrillic letters among Latin ones",
      iri: "http://www.«раypal».com/",
      suggests: { "Write 'paypal'": "http://www.paypal.com/" },
      message:
        "The label 'раypal' of the host looks like 'paypal', an ASCII name; check which one is meant. It has 'р' U+0440 CYRILLIC SMALL LETTER ER in place of 'p' and 'а' U+0430 CYRILLIC SMALL LETTER A in place of 'a'.",
    },
    {
      name: "an A-label",
      iri: "https://«xn--80ak6aa92e».com/",
      suggests: { "Write 'apple'": "https://apple.com/" },
      message:
        "The label 'xn--80ak6aa92e', in Unicode 'аррӏе', of the host looks like 'apple', an ASCII name; check which one is meant.",
    },
    {
      name: "a Greek letter",
      iri: "http://«gοogle».com/",
      suggests: { "Write 'google'": "http://google.com/" },
      message: "'google'",
    },
    {
      name: "a Latin letter of phonetics",
      iri: "http://«ɡoogle».com/",
      suggests: { "Write 'google'": "http://google.com/" },
      message: "'google'",
    },
    {
      name: "a dotless i in the name of a well-known site",
      iri: "http://«twıtter».com/",
      suggests: { "Write 'twitter'": "http://twitter.com/" },
      message: "'twitter'",
    },
    {
      name: "a minus sign for a hyphen",
      iri: "http://cab.«inta−csic».es/",
      suggests: { "Write 'inta-csic'": "http://cab.inta-csic.es/" },
      message: "'−' (U+2212) in place of '-'.",
    },
    {
      name: "capital letters are mapped first",
      iri: "http://«РАУ».com/",
      suggests: { "Write 'pay'": "http://pay.com/" },
      message: "'pay'",
    },
    { name: "triplets", iri: "http://«%D1%80aypal».com/", suggests: { "Write 'paypal'": "http://paypal.com/" } },
    {
      name: "Cyrillic among Latin letters under a Cyrillic domain",
      iri: "http://«аpple».рф/",
      suggests: { "Write 'apple'": "http://apple.рф/" },
    },
    { name: "a host of one label", iri: "http://«сор»/", suggests: { "Write 'cop'": "http://cop/" } },
    { name: "no scheme", iri: "//«аррӏе».com", suggests: { "Write 'apple'": "//apple.com" } },
  ],
  accepts: [
    { name: "ASCII", iri: "https://apple.com/" },
    { name: "letters that ASCII has not", iri: "http://пример.com/" },
    { name: "accents", iri: "http://résumé.com/" },
    { name: "a letter that looks like two", iri: "http://læge.com/" },
    { name: "Cyrillic letters under a Cyrillic domain", iri: "http://хор.рф/" },
    { name: "the same in Punycode", iri: "http://xn--n1aenn.xn--p1ai/" },
    { name: "Cyrillic letters where Cyrillic is written", iri: "http://хор.bg/" },
    { name: "a dotless i in Turkey", iri: "http://kapı.com.tr/" },
    { name: "a dotless i in a Turkish word, which browsers show", iri: "http://kısa.com/" },
    { name: "a top-level domain", iri: "http://пример.срб/" },
    { name: "right-to-left letters", iri: "http://סוס.com/" },
    { name: "digits of another script", iri: "http://๐๐.com/" },
    { name: "a label that is not valid is another code", iri: "http://а-.com/" },
    { name: "a scheme without DNS names", iri: "tag://аррӏе/" },
    { name: "the path", iri: "http://a/аррӏе" },
    { name: "the empty string", iri: "" },
  ],
});
