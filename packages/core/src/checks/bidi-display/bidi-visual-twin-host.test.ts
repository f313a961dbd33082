import { fromBidiNotation } from "../../../test/bidi-notation.js";
import { describeCheck } from "../../../test/describe-check.js";
import { bidiVisualTwinHost } from "./bidi-visual-twin-host.js";

// In the rows, capitals after `iri` are letters of a right-to-left script (guidelines §1.3).
const hebrew = (iri: string): string => fromBidiNotation(iri, "Hebrew");
const arabic = (iri: string): string => fromBidiNotation(iri, "Arabic");
const fix = "Write the right-to-left components in URI form";
const all = { twins: "all" };

describeCheck(bidiVisualTwinHost, {
  reports: [
    {
      name: "the path may be taken for the host",
      iri: hebrew("http://«1.2.3.4/AB»"),
      suggests: { [fix]: "http://1.2.3.4/%D7%90%D7%91" },
      message:
        "The host '1.2.3.4' may be mistaken for '\u2066אב\u2069'; write the right-to-left components in URI form. The IRI forms of 'http://1.2.3.4/%D7%90%D7%91' and 'http://xn--4dbc/1.2.3.4' are displayed the same.",
    },
    {
      name: "the host may be taken for the path",
      iri: hebrew("http://«AB/1.2.3.4»"),
      suggests: { [fix]: "http://xn--4dbc/1.2.3.4" },
      message: "The host '\u2066אב\u2069' may be mistaken for '1.2.3.4'",
    },
    {
      name: "Arabic letters",
      iri: arabic("http://«1.2.3.4/AB»/c"),
      suggests: { [fix]: "http://1.2.3.4/%D8%A8%D8%A9/c" },
    },
    { name: "a name of several labels", iri: hebrew("https://«1.2.3.4/AB.CD»/e?f") },
    { name: "a port", iri: hebrew("http://«127.0.0.1:3000/AB»") },
    { name: "a reference with a host", iri: hebrew("//«1.2.3.4/AB»/c") },
    { name: "the query holds the other host", iri: hebrew("http://«1.2.3.4?AB»") },
    {
      name: "only what is displayed otherwise is encoded",
      iri: hebrew("http://«1.2.3.4/AB»/cd/EF"),
      suggests: { [fix]: `http://1.2.3.4/%D7%90%D7%91/cd/${hebrew("EF")}` },
    },
    {
      name: "digits change from the userinfo into the host",
      iri: hebrew("x://«AB@1»/"),
      suggests: { [fix]: "x://%D7%90%D7%91@1/" },
      message: "The host '1' may be mistaken for '\u2066אב\u2069'",
    },
    {
      name: "a password beside it is not told",
      iri: hebrew("http://u:secret@«1.2.3.4/AB»"),
      message: "'http://u:xxx@1.2.3.4/%D7%90%D7%91' and 'http://u:xxx@xn--4dbc/1.2.3.4' are",
    },
    {
      name: "a password that differs is not told",
      iri: hebrew("x://«A:1@2»/"),
      message:
        "The host of this IRI may be mistaken for another one; write the right-to-left components in URI form. The IRI forms of this one and of another one are displayed the same.",
    },
    {
      name: "3987bis §2.2: the host of another scheme has no URI form",
      iri: hebrew("x://«AB/1»"),
      profile: "rfc3987bis",
      suggests: {},
    },
    {
      name: "on request: a twin that breaks the rules of guidelines §3",
      iri: hebrew("x://«a1/B»"),
      options: all,
    },
    { name: "on request: guidelines §5, Example 10", iri: hebrew("http://ab.«CDEFGH.123»/kl"), options: all },
    {
      name: "on request: the userinfo may be mistaken for another one",
      iri: hebrew("x://«A1»@b"),
      options: all,
      message: "The userinfo '\u2066א1\u2069' may be mistaken for '\u20661א\u2069'",
    },
    {
      name: "on request: all components, where those in between do not suffice",
      iri: hebrew("x://«A1aA»/A"),
      options: all,
      suggests: { [fix]: "x://%D7%901a%D7%90/%D7%90" },
    },
    { name: "a host that begins with a digit", iri: hebrew("http://«1@Aa»"), message: "may be mistaken for '1a'" },
    { name: "a host that ends with a digit", iri: hebrew("http://«aA/1»"), message: "may be mistaken for 'a1'" },
  ],
  accepts: [
    {
      name: "guidelines §5, Example 10: IDNA refuses the other name",
      iri: hebrew("http://ab.CDEFGH.123/kl/mn/op.html"),
    },
    { name: "guidelines §5, Example 11: the other name mixes directions", iri: hebrew("http://ab.CD.123ij/kl") },
    { name: "no host is a number, so digits beside it have a code of their own", iri: hebrew("http://AB/2024/cd") },
    { name: "a letter keeps host and path apart", iri: hebrew("http://1.2.3.4/ab/CD") },
    { name: "a left-to-right host", iri: hebrew("http://ab.cd:80/EF/1?2") },
    { name: "a right-to-left host", iri: hebrew("http://AB.CD/EF/gh") },
    { name: "a twin in the path has a code of its own", iri: hebrew("http://ab.cd/12?EF") },
    { name: "percent-encoded", iri: "http://1.2.3.4/%D7%90" },
    { name: "no authority", iri: hebrew("1.2.3.4/AB") },
    { name: "not an IRI", iri: hebrew("http://1.2.3.4/AB c") },
    { name: "the empty string", iri: "" },
    { name: "a twin that breaks the rules of guidelines §3", iri: hebrew("x://a1/B") },
    { name: "no top-level domain is a number", iri: hebrew("http://ab.AB/123") },
  ],
});
