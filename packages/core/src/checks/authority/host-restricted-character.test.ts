import { describeCheck } from "../../../test/describe-check.js";
import { hostRestrictedCharacter } from "./host-restricted-character.js";

describeCheck(hostRestrictedCharacter, {
  reports: [
    {
      name: "a slash of box drawing",
      iri: "https://google.«com\u2571evil».example/",
      message:
        "The label 'com\u2571evil' of the host holds '\u2571' (U+2571), a sign that is no letter, digit or mark; browsers show such a name in Punycode",
    },
    {
      name: "Katakana that looks like a slash, told at the Punycode",
      iri: "https://google.«xn--comevil-v04f».example/",
      message: "The label 'xn--comevil-v04f', in Unicode 'com\u30CEevil', of the host holds",
    },
    { name: "UTS #46 maps it, IDNA 2008 disallows it", iri: "http://«\u2603».example/" },
    { name: "a phonetic letter", iri: "http://«\u0261oogle».example/" },
    { name: "in triplets", iri: "http://«%E2%98%83».example/" },
  ],
  accepts: [
    { name: "a name with marks", iri: "http://m\u00FCnchen.example/" },
    { name: "a name of Japan", iri: "http://\u30B3\u30FC\u30D2\u30FC.example/" },
    { name: "a valid A-label", iri: "http://xn--mnchen-3ya.example/" },
    { name: "a path", iri: "http://a.example/\u2603" },
    { name: "another scheme", iri: "x://\u2603/" },
    { name: "ASCII", iri: "http://a.example/" },
  ],
});
