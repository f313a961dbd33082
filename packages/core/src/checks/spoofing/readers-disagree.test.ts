import { describeCheck } from "../../../test/describe-check.js";
import { readersDisagree } from "./readers-disagree.js";

describeCheck(readersDisagree, {
  reports: [
    {
      name: "RFC 3986 §7.6: a backslash before the '@'",
      iri: "http://«a\\@b»/",
      message:
        "Programs read different hosts here: browsers 'a' and Python's urllib.parse 'b'; write an authority that all read alike.",
    },
    {
      name: "a backslash between two names",
      iri: "https://«evil.example\\.good.example»/",
      message: "browsers 'evil.example'",
    },
    { name: "in upper case", iri: "HTTP://«a\\@b»" },
    { name: "a socket", iri: "wss://«a\\@b»/" },
    { name: "a socket without encryption", iri: "ws://«a\\@b»/" },
    { name: "a file transfer", iri: "ftp://«a\\@b»/" },
    { name: "an encoded dot", iri: "http://«a%2eb»/", message: "browsers 'a.b' and Python's urllib.parse 'a%2eb'" },
    { name: "an encoded letter", iri: "http://«ex%61mple.com»/", message: "browsers 'example.com'" },
    { name: "an encoded digit of an address", iri: "http://«%31.2.3.4»/", message: "browsers '1.2.3.4'" },
    {
      name: "a control character that curl alone decodes",
      iri: "http://«a%7Fb.example»/",
      message: "Python's urllib.parse 'a%7Fb.example' and curl",
    },
    { name: "an encoded percent sign", iri: "http://«a%25b»/" },
  ],
  accepts: [
    { name: "an ordinary host", iri: "http://a.example/b" },
    { name: "a backslash at the end of the authority", iri: "http://a.example\\" },
    { name: "two at its end", iri: "http://a.example\\\\/b" },
    { name: "a backslash for a slash, which 'character-backslash' tells of", iri: "https://a.example\\b\\c.jpg?d#e" },
    { name: "a backslash in the path", iri: "http://a.example/b\\@c" },
    { name: "a backslash in the query", iri: "http://a.example?b\\@c" },
    { name: "a backslash in the fragment", iri: "http://a.example#b\\@c" },
    { name: "a triplet in the path", iri: "http://a.example/%61" },
    { name: "a triplet in the userinfo", iri: "http://%61@a.example/" },
    { name: "an encoded letter outside ASCII, which all look up as the same name", iri: "http://%C3%A9.example/" },
    { name: "a letter outside ASCII", iri: "http://\u00E9.example\\/" },
    { name: "upper case", iri: "http://A.Example\\/" },
    { name: "a host that but one reads", iri: "http://a%2Fb/" },
    { name: "a NUL that but one reads", iri: "http://a%00b/" },
    { name: "an address in octal, which resolvers read as browsers do", iri: "http://0177.0.0.1\\/" },
    { name: "the scheme of something else", iri: "x://a\\@b/" },
    { name: "a scheme that begins so", iri: "httpx://a\\@b/" },
    { name: "no scheme", iri: "//a\\@b/" },
    { name: "no authority", iri: "http:a\\@b/" },
    { name: "the empty string", iri: "" },
  ],
});
