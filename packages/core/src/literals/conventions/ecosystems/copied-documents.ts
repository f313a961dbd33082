import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";
import type { Convention } from "../convention.js";

/** Texts of others that a project keeps as they are: nobody mends a link in them. */
export const copiedDocuments: readonly Convention[] = [
  {
    name: "library of others in a folder of libraries, by a name such as Arduino gives them",
    seenIn: "lib/Adafruit_SI1145/README.md (letscontrolit/ESPEasy)",
    kind: "historical",
    match: {
      path: [
        patternSequence(
          /(?:^|\/)lib(?:s|raries)?\//u,
          /[A-Z][A-Za-z]{0,30}(?:[a-z][A-Z]|[A-Z][A-Z]|_[A-Z]|\d)[\w-]{0,40}\//u,
        ),
      ],
    },
    effect: { tells: "what-threatens" },
    examples: {
      is: ["lib/Adafruit_SI1145/README.md", "lib/IRremoteESP8266/README_de.md", "libraries/DFRobot_GP8403/docs/a.md"],
      isNot: ["lib/README.md", "lib/foo/README.md", "lib/Foo/README.md", "lib/IRremoteESP8266/a.cpp"],
    },
  },
  {
    name: "copy of an RFC or of an Internet-Draft, by its number in the name of the file",
    seenIn: "doc/rfc5785-well-known-uris.txt (bitfireAT/davx5-ose)",
    kind: "historical",
    match: {
      path: [
        patternSequence(
          /(?:^|\/)/iu,
          patternUnion(/(?:\d{1,3}[._-])?rfc[._-]?\d{3,5}(?:[._-][\w.-]{1,80})?/iu, /draft(?:-\w{1,20}){2,9}-\d\d/iu),
          /\.(?:txt|x?html?)$/iu,
        ),
      ],
    },
    effect: { tells: "what-threatens" },
    examples: {
      is: ["doc/rfc5785-well-known-uris.txt", "RFC_3986.html", "a/rfc2616.txt", "b/draft-ietf-json-c-03.txt"],
      isNot: ["rfcs/0012-a.md", "rfc-0012.md", "rfc.txt", "draft-a-00.md", "perfc123.txt", "draft-notes.txt"],
    },
  },
  {
    name: "text of a license, by the name of the file",
    seenIn: "LICENSE.md with the text of Creative Commons (FAIR-epigraphy/FAIR_Epigraphic_Bibliography)",
    kind: "historical",
    match: {
      path: [
        patternSequence(
          /(?:^|\/)/u,
          patternUnion(/LICEN[CS]E|COPYING(?:\.LESSER)?|UNLICENSE/u, /[Ll]icen[cs]e|[Cc]opying/u),
          /(?:[_.-][\w.+-]{1,40})?\.(?:md|txt|rst|html?|adoc|tex)$/u,
        ),
      ],
    },
    effect: { tells: "what-threatens" },
    examples: {
      is: [
        "LICENSE.md",
        "docs/LICENCE.txt",
        "COPYING.LESSER.txt",
        "license.rst",
        "LICENSE-CC-BY-4.0.md",
        "a/License.html",
      ],
      isNot: ["LICENSING.md", "licenses.md", "license-check.ts", "LICENSE.json", "docs/license-guide/a.md"],
    },
  },
  {
    name: "translations of WordPress, which its installation brings with it",
    seenIn: "wordpress/wp-content/languages/admin-network-fr_CA.po (cds-snc/gc-articles)",
    kind: "historical",
    match: { path: [/(?:^|\/)wp-(?:content\/languages|includes|admin)\//u], of: "records" },
    effect: { tells: "what-threatens" },
    examples: {
      is: [
        "wp-content/languages/de_DE.po",
        "a/wp-content/languages/plugins/b-fr.po",
        "wp-includes/blocks/a/block.json",
      ],
      isNot: ["wp-content/plugins/a/languages/b.po", "languages/a.po", "wp-content/themes/a/theme.json"],
    },
  },
];
