import { describeCheck } from "../../../test/describe-check.js";
import { userinfoHostLookalike } from "./userinfo-host-lookalike.js";

describeCheck(userinfoHostLookalike, {
  reports: [
    {
      name: "RFC 3986 §7.6: a host before the host",
      iri: "https://«cnn.example.com&story=breaking_news@»10.0.0.1/top_story.htm",
      suggests: { "Remove the userinfo": "https://10.0.0.1/top_story.htm" },
      message:
        "The userinfo begins with 'cnn.example.com', which is easily taken for the host, but the host is '10.0.0.1';",
    },
    {
      name: "a bank",
      iri: "https://«bank.example@»evil.test/",
      suggests: { "Remove the userinfo": "https://evil.test/" },
    },
    { name: "an encoded slash", iri: "https://«bank.example%2Flogin@»evil.test/", message: "with 'bank.example'" },
    { name: "an encoded at sign", iri: "https://«bank.example%40x@»evil.test/" },
    { name: "an encoded dot", iri: "https://«www.bank%2Ecom@»evil.test/", message: "'www.bank.com'" },
    { name: "what looks like a slash", iri: "https://«example.com／@»evil.test/", message: "'example.com'" },
    { name: "a fraction slash", iri: "https://«example.com\u2044@»evil.test/" },
    { name: "a port, which is a password", iri: "https://«bank.example:443@»evil.test/", message: "'bank.example'" },
    { name: "a dot at its end", iri: "https://«bank.example.@»evil.test/", message: "'bank.example'" },
    { name: "upper case", iri: "HTTPS://«WWW.Bank.COM@»evil.test/", message: "'WWW.Bank.COM'" },
    { name: "letters outside ASCII", iri: "https://«пример.рф@»evil.test/" },
    { name: "octets that are not UTF-8", iri: "https://«bank.example%FF@»evil.test/" },
    { name: "another host that ends so", iri: "https://«bank.example@»evilbank.example/" },
    { name: "a host of the same domain", iri: "https://«bank.example@»example/" },
    { name: "a socket", iri: "wss://«bank.example@»evil.test/" },
    { name: "a file transfer", iri: "ftp://«bank.example@»evil.test/" },
    { name: "no scheme", iri: "//«bank.example@»evil.test/" },
  ],
  accepts: [
    { name: "a user", iri: "https://user@example.com/" },
    { name: "a user with a dot", iri: "https://john.doe@bitbucket.org/a.git" },
    { name: "a label that begins as a known one", iri: "https://john.common@example.org/" },
    { name: "a label that ends as a known one", iri: "https://john.telecom@example.org/" },
    { name: "one label", iri: "https://com@example.org/" },
    { name: "one label and dots", iri: "https://.com.@example.org/" },
    { name: "an address of mail", iri: "https://john%40example.com@example.org/" },
    { name: "a name after another delimiter", iri: "https://a&bank.example@example.org/" },
    { name: "the host itself", iri: "https://example.com@example.com/" },
    { name: "the host in another case, and more of it", iri: "https://Example.com@WWW.example.COM/" },
    { name: "a password", iri: "https://user:bank.example@example.org/" },
    { name: "a scheme that has users", iri: "ssh://bank.example@example.org/" },
    { name: "a scheme that begins so", iri: "httpx://bank.example@example.org/" },
    { name: "a scheme that ends so", iri: "xhttp://bank.example@example.org/" },
    { name: "an '@' in the path", iri: "https://example.org/bank.example@a" },
    { name: "the empty string", iri: "" },
  ],
});
