import { describeCheck } from "../../../test/describe-check.js";
import type { Place } from "../definition/place.js";
import { percentEncodedMarkAtEnd } from "./percent-encoded-mark-at-end.js";

const ofLink: Place = { tier: "sink", production: "IRI-reference", profile: "rfc3987", role: "link" };

describeCheck(percentEncodedMarkAtEnd, {
  reports: [
    {
      name: "a quotation mark (JabRef/user-documentation)",
      iri: "http://a.example/history.php«%22»",
      suggests: { "Remove '%22'": "http://a.example/history.php" },
      message: "The path ends with '%22'; remove it. It stands for '\"' of the text that the address was copied from.",
    },
    {
      name: "a quotation mark behind a slash (apache/flink-web)",
      iri: "https://a.example/engines/b/«%22»",
      suggests: { "Remove '%22'": "https://a.example/engines/b/" },
    },
    {
      name: "a typographic quotation mark that nothing opens",
      iri: "https://a.example/b«%E2%80%9D»",
      suggests: { "Remove '%E2%80%9D'": "https://a.example/b" },
    },
    {
      name: "a bracket that nothing opens",
      iri: "https://a.example/b«%29»",
      suggests: { "Remove '%29'": "https://a.example/b" },
    },
    {
      name: "several marks",
      iri: "https://a.example/b«%22%3e»",
      suggests: { "Remove '%22%3e'": "https://a.example/b" },
    },
    {
      name: "a fragment",
      iri: "https://a.example/b#c«%60»",
      suggests: { "Remove '%60'": "https://a.example/b#c" },
    },
    {
      name: "a full stop of Chinese, and a parenthesis",
      iri: "https://a.example/b«%EF%BC%89%E3%80%82»",
      suggests: { "Remove '%EF%BC%89%E3%80%82'": "https://a.example/b" },
    },
    {
      name: "a zero-width space (iftechfoundation/ifdb#1296)",
      iri: "https://a.example/b«%E2%80%8B»",
      suggests: { "Remove '%E2%80%8B'": "https://a.example/b" },
      message:
        "The path ends with '%E2%80%8B'; remove it. It stands for U+200B ZERO WIDTH SPACE of the text that the address was copied from.",
    },
    {
      name: "marks that nobody sees behind a query",
      iri: "https://a.example/b?c=d«%e2%80%8e%EF%BB%BF»",
      suggests: { "Remove '%e2%80%8e%EF%BB%BF'": "https://a.example/b?c=d" },
    },
    {
      name: "a space at the end of a link",
      iri: "https://a.example/b«%20»",
      place: ofLink,
      suggests: { "Remove '%20'": "https://a.example/b" },
    },
    {
      name: "a space behind the host alone (onurakpolat/awesome-analytics)",
      iri: "http://a.example«%20»",
      place: ofLink,
      suggests: { "Remove '%20'": "http://a.example" },
      message: "The host ends with '%20'; remove it.",
    },
    {
      name: "a space behind the slash of the root or of a folder",
      iri: "http://a.example/«%20»",
      place: ofLink,
      suggests: { "Remove '%20'": "http://a.example/" },
    },
    {
      name: "a space behind the number of a page (OfficeDev/office-js-docs-pr)",
      iri: "https://a.example/details.aspx?b=c&id=30435«%20»",
      place: ofLink,
      suggests: { "Remove '%20'": "https://a.example/details.aspx?b=c&id=30435" },
    },
    {
      name: "two spaces behind the key of a film",
      iri: "https://a.example/watch?v=a-B_c«%20%20»",
      place: ofLink,
      suggests: { "Remove '%20%20'": "https://a.example/watch?v=a-B_c" },
    },
    {
      name: "a reference in a link",
      iri: "guide.md«%22»",
      place: ofLink,
      suggests: { "Remove '%22'": "guide.md" },
    },
  ],
  accepts: [
    {
      name: "the title of a section, encoded as a whole (systemd, in tldr-pages/tldr)",
      iri: "https://a.example/systemctl.html#status%20PATTERN%E2%80%A6%7CPID%E2%80%A6%5D",
    },
    { name: "quotation marks in pairs", iri: "https://a.example/%22b%22" },
    { name: "brackets in pairs", iri: "https://a.example/b_%28c%29" },
    { name: "a bracket that is opened as it is", iri: "https://a.example/b_(c%29" },
    { name: "typographic quotation marks in pairs", iri: "https://a.example/%E2%80%9Cb%E2%80%9D" },
    { name: "full-width parentheses in pairs", iri: "https://a.example/b%EF%BC%88c%EF%BC%89" },
    { name: "a text that is searched for", iri: "https://a.example/?q=b%22" },
    { name: "a letter", iri: "https://a.example/%C3%A9" },
    { name: "a joiner of an emoji, and its variation (rspamd/rspamd#4290)", iri: "https://a.example/%E2%80%8D" },
    { name: "a space of another width", iri: "https://a.example/b%E2%80%8A" },
    { name: "a zero-width space as all there is to search for", iri: "https://a.example/?q=%E2%80%8B" },
    { name: "a mark of a name", iri: "https://a.example/C%23" },
    { name: "a space to which a program appends", iri: "https://a.example/b%20" },
    { name: "a space in a query", iri: "https://a.example/?b=c%20", place: ofLink },
    { name: "a space behind an empty parameter", iri: "https://a.example/?id=%20", place: ofLink },
    { name: "a space in a host to which a program appends", iri: "https://a.example%20" },
    { name: "a space in the place of the host", iri: "https://%20", place: ofLink },
    { name: "a space in the name of a user", iri: "https://a%20@a.example", place: ofLink },
    { name: "octets that are no UTF-8", iri: "https://a.example/%FF%22" },
    { name: "a fragment that is nothing but a mark", iri: "https://a.example/#%C2%BB" },
    { name: "nothing but a mark", iri: "%22", place: ofLink },
    { name: "another scheme", iri: "urn:a:b%22" },
    { name: "a reference of which nothing is known", iri: "b%22" },
    {
      name: "a name",
      iri: "http://a.example/b%22",
      place: { tier: "name-in-data", production: "IRI", profile: "rfc3987", role: "@id" },
    },
    { name: "a host", iri: "https://a%22" },
  ],
});
