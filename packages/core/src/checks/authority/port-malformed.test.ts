import { describeCheck } from "../../../test/describe-check.js";
import { portMalformed } from "./port-malformed.js";

describeCheck(portMalformed, {
  reports: [
    { name: "a password with a delimiter, before a port with a letter", iri: "//:«y/»@:k", component: "authority" },
    {
      name: "a path after the host, as for ssh",
      iri: "ssh://git@a:«npm»/b",
      suggests: { "Write '/' instead of ':'": "ssh://git@a/npm/b" },
    },
    {
      name: "a path after the host, as for git+ssh",
      iri: "git+SSH://a:«b»",
      suggests: { "Write '/' instead of ':'": "git+SSH://a/b" },
    },
    {
      name: "a path after the host, as for ssh in upper case",
      iri: "SSH://git@a.example:«npm»/b",
      suggests: { "Write '/' instead of ':'": "SSH://git@a.example/npm/b" },
    },
    { name: "no path after the host in other schemes", iri: "http://ssh:«b»/", suggests: {} },
    { name: "a path with digits first, as for ssh", iri: "ssh://a:1«b»", suggests: {} },
    {
      name: "letters",
      iri: "http://a:«http»/",
      message: "The port 'http' contains 'http', but a port may only contain digits; write a decimal number.",
    },
    { name: "a letter after digits", iri: "http://a:80«a»" },
    { name: "several places", iri: "//a:«-1.»2" },
    { name: "before the range of digits", iri: "//a:1«.»" },
    { name: "after the range of digits", iri: "//a:1«;»" },
    { name: "a colon", iri: "//g:«:»" },
    { name: "a second colon", iri: "//a:80«:»" },
    { name: "a triplet", iri: "//a:«%»41" },
    { name: "brackets", iri: "//a:«[1]»" },
    { name: "after an IP literal", iri: "//[::1]:«x»" },
    { name: "after userinfo", iri: "//a:b@c:«d»" },
    { name: "a full-width digit", iri: "//a:«\uFF11»", message: "contains '\uFF11' (U+FF11)" },
    { name: "an Arabic digit", iri: "//a:«\u0661»", message: "U+0661 (Arabic)" },
    {
      name: "an IPv6 address without brackets",
      iri: "http://«2001:db8::7»/",
      suggests: { "Put the IPv6 address in brackets": "http://[2001:db8::7]/" },
      message:
        "The port 'db8::7' contains 'db::', but a port may only contain digits; put the IPv6 address between '[' and ']'.",
    },
    {
      name: "digits in the groups",
      iri: "http://«20:d::10»/",
      suggests: { "Put the IPv6 address in brackets": "http://[20:d::10]/" },
      message: "contains 'd::', but",
    },
    {
      name: "the shortest IPv6 address without brackets",
      iri: "http://«::»/",
      suggests: { "Put the IPv6 address in brackets": "http://[::]/" },
    },
    {
      name: "an IPv6 address with an IPv4 address, without brackets",
      iri: "//a@«::ffff:1.2.3.4»",
      suggests: { "Put the IPv6 address in brackets": "//a@[::ffff:1.2.3.4]" },
    },
    { name: "nearly an IPv6 address", iri: "//2001:«db8::7::»1", suggests: {} },
    { name: "astral characters", iri: "//a:1«😀»2" },
    { name: "a lone surrogate", iri: "//a:1«\uD83D»2", message: "U+D83D" },
    { name: "the grammar of LEIRIs", iri: "//a:1« »/", profile: "leiri" },
    { name: "the grammar of LEIRIs, white space at the end", iri: "//a:1« »", profile: "leiri" },
    { name: "the grammar of URIs", iri: "//a:«b»", profile: "rfc3986" },
    { name: "profile rfc3987bis", iri: "//a:«b»", profile: "rfc3987bis" },

    {
      name: "a path in upper case",
      iri: "ssh://git@a:«Owner»/b",
      suggests: { "Write '/' instead of ':'": "ssh://git@a/Owner/b" },
    },
    {
      name: "a path in a home directory",
      iri: "ssh://git@a:«~b»/c",
      suggests: { "Write '/' instead of ':'": "ssh://git@a/~b/c" },
    },
    {
      name: "a password with '#'",
      iri: "postgres://admin:«S3cret#pass»@db.example.com/app",
      suggests: {
        "Percent-encode the delimiters in the password": "postgres://admin:S3cret%23pass@db.example.com/app",
      },
      message:
        "The port 'xxx' contains other characters, but a port may only contain digits; write '%23' for '#' in a password.",
    },
    {
      name: "a password with '/' and '?'",
      iri: "https://admin:«S3cret/p?a/ss»@a/",
      suggests: { "Percent-encode the delimiters in the password": "https://admin:S3cret%2Fp%3Fa%2Fss@a/" },
      message: "write '%2F' for '/' and '%3F' for '?' in a password",
    },
    {
      name: "a password with '#' and '@'",
      iri: "https://a:«b#c@d»@e/",
      suggests: { "Percent-encode the delimiters in the password": "https://a:b%23c%40d@e/" },
    },
    {
      name: "a password of two characters and '#'",
      iri: "postgres://admin:«ab#cd»@db.example.com/app",
      suggests: { "Percent-encode the delimiters in the password": "postgres://admin:ab%23cd@db.example.com/app" },
      message: "The port 'xxx' contains other characters,",
    },
    { name: "white space before '@'", iri: "https://a:«b»/c d@e", suggests: {}, message: "write a decimal number" },
    { name: "'@' behind the host", iri: "https://a@b:«c»/d@e", suggests: {} },
    {
      name: "a path after the host, as for a repository",
      iri: "https://a.example:«b»/c.git",
      suggests: { "Write '/' instead of ':'": "https://a.example/b/c.git" },
    },
    {
      name: "a path after the host, with a slash behind the repository",
      iri: "https://a.example:«b»/c.git/",
      suggests: { "Write '/' instead of ':'": "https://a.example/b/c.git/" },
    },
    {
      name: "a path after the host, with a version behind the repository",
      iri: "https://a.example:«b»/c.git@v1",
      suggests: { "Write '/' instead of ':'": "https://a.example/b/c.git@v1" },
    },
    {
      name: "a path after the host, as for git+https",
      iri: "git+https://a.example:«b»/c",
      suggests: { "Write '/' instead of ':'": "git+https://a.example/b/c" },
    },
    { name: "a path that holds '.git'", iri: "https://a.example:«b»/c.git/d", suggests: {} },
    { name: "a scheme that ends in git", iri: "xgit+https://a:«b»/c", suggests: {} },
    {
      name: "a drive with backslashes",
      iri: "file://C:«\\Users\\me»",
      suggests: { "Write the path after a third slash": "file:///C:/Users/me" },
      message: "write a third slash before the drive, and '/' for each '\\'.",
    },
    {
      name: "a drive in lower case",
      iri: "file://c:«\\Users\\me»",
      suggests: { "Write the path after a third slash": "file:///c:/Users/me" },
    },
    {
      name: "a drive in another scheme",
      iri: "x://C:«\\a»",
      suggests: {},
    },
    { name: "a drive without a backslash", iri: "file://C:«a»", suggests: {} },
    { name: "a longer name before a backslash", iri: "file://CD:«\\a»", suggests: {} },
    { name: "a scheme that begins so", iri: "sshx://git@a:«b»/c", suggests: {} },
  ],
  accepts: [
    { name: "digits", iri: "http://a:0123456789/" },
    { name: "an empty port", iri: "http://a:/" },
    { name: "no port", iri: "http://a/" },
    { name: "an IPv6 address in brackets", iri: "http://[::1]:80/" },
    { name: "colons in the userinfo", iri: "http://a:b:c@d/" },
    { name: "colons after the authority", iri: "http://a/b:c?d:e#f:g" },
    { name: "no authority", iri: "urn:a:b" },
    { name: "digits before '#' and '@' are a port", iri: "postgres://admin:1234#pass@db.example.com/a b" },
    { name: "white space at the end is another code", iri: "http://a:80 " },
    { name: "the empty string", iri: "" },
  ],
});
