import { describeCheck } from "../../../test/describe-check.js";
import { ftpQuery } from "./ftp-query.js";

describeCheck(ftpQuery, {
  reports: [
    {
      name: "RFC 1738 §5: a question mark in a segment",
      iri: "ftp://a/b«?c»",
      suggests: { "Percent-encode the '?' as '%3F'": "ftp://a/b%3Fc" },
      message: "percent-encode the '?' as '%3F', or remove the query.",
    },
    { name: "an empty query", iri: "ftp://a/b«?»", suggests: { "Percent-encode the '?' as '%3F'": "ftp://a/b%3F" } },
    {
      name: "several question marks",
      iri: "ftp://a/b«?c?»",
      suggests: { "Percent-encode the '?' as '%3F'": "ftp://a/b%3Fc%3F" },
    },
    { name: "what no path may hold", iri: "ftp://a/b«?\u{E000}»", suggests: {} },
    { name: "a query before a fragment", iri: "ftp://a/b«?c»#d" },
    { name: "no path", iri: "FTP://a«?b»", suggests: {} },
    { name: "astral characters", iri: "ftp://a/😀«?😀»" },
  ],
  accepts: [
    { name: "an encoded question mark", iri: "ftp://a/b%3Fc" },
    { name: "a fragment", iri: "ftp://a/b#?" },
    { name: "another scheme", iri: "sftp://a/b?c" },
    { name: "what is no IRI is another code", iri: "ftp://a/b c?d" },
    { name: "no scheme", iri: "//a/b?c" },
    { name: "the empty string", iri: "" },
  ],
});
