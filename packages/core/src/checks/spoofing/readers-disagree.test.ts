import { describeCheck } from "../../../test/describe-check.js";
import { readersDisagree } from "./readers-disagree.js";

describeCheck(readersDisagree, {
  reports: [
    {
      name: "RFC 3986 §7.6: a backslash before the '@'",
      iri: "http://«a\\@b»/",
      message:
        "Programs read 'a' or 'b' as the host; write an authority that all read alike. The first is the host to browsers, the second to Python's urllib.parse.",
    },
    {
      name: "a backslash between two names",
      iri: "https://«evil.example\\.good.example»/",
      message:
        "Programs read 'evil.example' or 'evil.example\\.good.example' as the host; write an authority that all read alike. The first is the host to browsers, the second to Python's urllib.parse.",
    },
    { name: "in upper case", iri: "HTTP://«a\\@b»" },
    { name: "a socket", iri: "wss://«a\\@b»/" },
    { name: "a socket without encryption", iri: "ws://«a\\@b»/" },
    { name: "a file transfer", iri: "ftp://«a\\@b»/" },
    {
      name: "an encoded dot",
      iri: "http://«a%2eb»/",
      message:
        "Programs read 'a.b' or 'a%2eb' as the host; write an authority that all read alike. The first is the host to browsers, the second to Python's urllib.parse.",
    },
    {
      name: "an encoded letter",
      iri: "http://«ex%61mple.com»/",
      message:
        "Programs read 'example.com' or 'ex%61mple.com' as the host; write an authority that all read alike. The first is the host to browsers, the second to Python's urllib.parse.",
    },
    {
      name: "an encoded digit of an address",
      iri: "http://«%31.2.3.4»/",
      message:
        "Programs read '1.2.3.4' or '%31.2.3.4' as the host; write an authority that all read alike. The first is the host to browsers, the second to Python's urllib.parse.",
    },
    {
      name: "a control character that curl alone decodes",
      iri: "http://«a%7Fb.example»/",
      message:
        "Programs read 'a%7Fb.example' or 'a[U+007F]b.example' as the host; write an authority that all read alike. The first is the host to Python's urllib.parse, the second to curl.",
    },
    {
      name: "a space behind a host in the userinfo",
      iri: "http://«1.1.1.1 &@2.2.2.2»/",
      message:
        "Programs read '1.1.1.1' or '2.2.2.2' as the host; write an authority that all read alike. The first is the host to programs that end an address at a space, the second to browsers.",
    },
    { name: "a space behind a host and a port", iri: "http://«good.example:80 :b@evil.example:8080»/" },
    {
      name: "three slashes without a scheme",
      iri: "//«/evil.example.com»/a",
      message:
        "Programs read 'evil.example.com' or none as the host; write an authority that all read alike. The first is the host to browsers, the second to Python's urllib.parse.",
    },
    { name: "five slashes", iri: "//«///evil.org:80»" },
    {
      name: "CVE-2016-8624: an '@' in a fragment behind the host",
      iri: "http://«a#@b»/",
      message:
        "Programs read 'a' or 'b' as the host; write an authority that all read alike. The first is the host to browsers, the second to curl before 7.51.",
    },
    { name: "one behind a backslash in the fragment", iri: "http://«a.example#b\\@c»" },
    { name: "one behind other characters", iri: "https://«bank.example#a@b@evil.example:80»" },
    { name: "the address of an IPv6 host behind it", iri: "https://«bank.example#@[::1]»/" },
    {
      name: "CVE-2016-10397: an '@' in a query behind the host",
      iri: "http://«evil.example:80?@good.example»/a",
      message:
        "Programs read 'evil.example' or 'good.example' as the host; write an authority that all read alike. The first is the host to browsers, the second to PHP before 7.0.13.",
    },
    { name: "an encoded percent sign", iri: "http://«a%25b»/" },
  ],
  accepts: [
    { name: "an ordinary host", iri: "http://a.example/b" },
    { name: "a backslash at the end of the authority", iri: "http://a.example\\" },
    { name: "three slashes before a file", iri: "///index.html" },
    { name: "three slashes before a path", iri: "///a/b.com" },
    { name: "a host behind two slashes", iri: "//a.com/b" },
    { name: "a mail address behind a space", iri: "http://a.example b.c@d.example" },
    { name: "a name with a space", iri: "http://john doe:x@a.example/" },
    { name: "a space in a host", iri: "http://a.example b/" },
    { name: "two at its end", iri: "http://a.example\\\\/b" },
    { name: "a backslash for a slash, which 'character-backslash' tells of", iri: "https://a.example\\b\\c.jpg?d#e" },
    { name: "a backslash in the path", iri: "http://a.example/b\\@c" },
    { name: "a backslash in the query", iri: "http://a.example?b\\c" },
    { name: "a backslash in the fragment", iri: "http://a.example#b\\c" },
    { name: "an '@' in the fragment behind a slash", iri: "http://a.example#/@b" },
    { name: "an '@' in the fragment behind a path", iri: "http://a.example/#@b" },
    { name: "an '@' in a fragment of which no host could be read", iri: "http://a.example#b@" },
    { name: "a placeholder for a port", iri: "http://127.0.0.1:#{@port}/a" },
    { name: "an address of mail in a field of the query", iri: "http://a.example?mail=b@c.example" },
    { name: "an '@' in the fragment behind a query", iri: "http://a.example?b#@c" },
    { name: "an '@' in a query that stands behind no host", iri: "http:?@c" },
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
