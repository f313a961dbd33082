import { describeCheck } from "../../../test/describe-check.js";
import { ftpMalformed } from "./ftp-malformed.js";

describeCheck(ftpMalformed, {
  reports: [
    { name: "nothing after the scheme", iri: "«ftp»:", message: "The authority is missing after the scheme" },
    {
      name: "RFC 1738 §3.2.2: a type that FTP has not",
      iri: "ftp://a/b;type=«x»",
      message: "The type of the transfer is 'x', which FTP does not have;",
    },
    { name: "a type of two letters", iri: "ftp://a/b;type=«ai»" },
    { name: "no type", iri: "ftp://a/b;type«=»", message: "The type of the transfer is missing after ';type='" },
    { name: "a type outside ASCII", iri: "ftp://a/b;type=«é»" },
    { name: "upper case", iri: "FTP://a/b;TYPE=«x»" },
  ],
  accepts: [
    { name: "RFC 1738 §5: a question mark, which is another code", iri: "ftp://a/b?c" },
    { name: "RFC 1738 §3.2.5: no type", iri: "ftp://host.dom/%2Fetc/motd" },
    { name: "RFC 1738 §3.2.2: the three types", iri: "ftp://a/b;type=a" },
    { name: "a type in upper case", iri: "ftp://a/b;type=I" },
    { name: "a folder", iri: "ftp://a/b;type=d" },
    { name: "a user", iri: "ftp://anonymous@a/" },
    { name: "a type within the path", iri: "ftp://a/b;type=x/c" },
    { name: "a host after one slash is another code", iri: "ftp:/a" },
    { name: "what is no IRI is another code", iri: "ftp://a/b c;type=x" },
    { name: "another scheme", iri: "sftp://a/b;type=x" },
    { name: "the empty string", iri: "" },
    ...["A", "I", "D", "a", "i", "d"].map((type) => ({ name: `the type ${type}`, iri: `ftp://a/b;type=${type}` })),
    { name: "a type that is not the last", iri: "ftp://a/b;type=x;type=a" },
  ],
});
