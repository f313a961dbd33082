import { describeCheck } from "../../../test/describe-check.js";
import { mailtoMalformed } from "./mailto-malformed.js";

describeCheck(mailtoMalformed, {
  reports: [
    {
      name: "no mailbox and no domain",
      iri: "mailto:«someone»",
      suggests: {},
      message: "The address 'someone' has no '@'; write the name of a mailbox, '@' and a domain.",
    },
    {
      name: "an encoded at sign",
      iri: "mailto:a«%40»b.example",
      suggests: { "Write '@' instead of '%40'": "mailto:a@b.example" },
    },
    {
      name: "two at signs",
      iri: "mailto:a«@»b@c.example",
      suggests: { "Write '%40' instead of '@'": "mailto:a%40b@c.example" },
    },
    {
      name: "a semicolon between addresses",
      iri: "mailto:a@b.example«;»c@d.example",
      suggests: { "Write ',' instead of ';'": "mailto:a@b.example,c@d.example" },
      message: "The separator ';' stands between addresses, which only ',' separates; write ','.",
    },
    {
      name: "several semicolons",
      iri: "mailto:a@b«;»c@d«;»e@f",
      suggests: { "Write ',' instead of ';'": "mailto:a@b,c@d,e@f" },
    },
    { name: "an empty address at the end", iri: "mailto:a@b«,»", message: "The address beside ',' is missing" },
    { name: "an empty address at the start", iri: "mailto«:»,a@b" },
    { name: "no mailbox", iri: "mailto«:»@b.example", message: "The mailbox is missing before '@'" },
    { name: "no domain", iri: "mailto:a«@»", message: "The domain is missing after '@'" },
    {
      name: "dots",
      iri: "mailto:«.»a«..»b«.»@c«..»d",
      message: "has a dot that does not stand between two characters",
    },
    {
      name: "RFC 6068 §2: delimiters of URIs",
      iri: "mailto:a«/»b«&»c«=»d@e.example",
      suggests: {
        "Write '%2F' instead of '/'": "mailto:a%2Fb&c=d@e.example",
        "Write '%26' instead of '&'": "mailto:a/b%26c=d@e.example",
        "Write '%3D' instead of '='": "mailto:a/b&c%3Dd@e.example",
      },
    },
    {
      name: "an encoded space",
      iri: "mailto:a@b,«%20»c@d",
      message: "contains '%20', which has no place in a mailbox or a domain",
    },
    { name: "a name before the address", iri: "mailto:John«%20»Doe«%20%3C»a@b«%3E»" },
    { name: "parentheses and colons", iri: "mailto:a«(:)»b@c" },
    { name: "the address in a list that is wrong", iri: "mailto:a@b,«c»,d@e" },
    { name: "a field without value", iri: "mailto:a@b?«subject»", message: "The header field has no '='" },
    { name: "an empty query", iri: "mailto:a@b«?»" },
    { name: "an empty field", iri: "mailto:a@b?cc=c@d«&»" },
    {
      name: "RFC 6068 §2: delimiters in a field",
      iri: "mailto:?body=https:«//»a«/»b«?»c",
      suggests: {
        "Write '%2F%2F' instead of '//'": "mailto:?body=https:%2F%2Fa/b?c",
        "Write '%2F' instead of '/'": "mailto:?body=https://a%2Fb?c",
        "Write '%3F' instead of '?'": "mailto:?body=https://a/b%3Fc",
      },
    },
    {
      name: "a second equals sign",
      iri: "mailto:?body=a«=»b",
      suggests: { "Write '%3D' instead of '='": "mailto:?body=a%3Db" },
    },
    { name: "upper case", iri: "MAILTO:«a»" },
  ],
  accepts: [
    { name: "RFC 6068 §6.1: an address", iri: "mailto:chris@example.com" },
    { name: "RFC 6068 §2: no address", iri: "mailto:" },
    { name: "RFC 6068 §2: a field alone", iri: "mailto:?subject=" },
    { name: "RFC 6068 §2: fields", iri: "mailto:?to=joe@example.com&cc=bob@example.com&body=hello" },
    { name: "RFC 6068 §2: several addresses", iri: "mailto:addr1@an.example,addr2@an.example" },
    { name: "RFC 6068 §6.1: an encoded percent sign", iri: "mailto:gorby%25kremvax@example.com" },
    { name: "RFC 6068 §6.1: an encoded question mark", iri: "mailto:unlikely%3Faddress@example.com?blat=foop" },
    { name: "RFC 6068 §6.1: an encoded ampersand", iri: "mailto:Mike%26family@example.org" },
    { name: "RFC 6068 §6.1: a quoted mailbox", iri: "mailto:%22not%40me%22@example.org" },
    { name: "RFC 6068 §6.1: quotes and backslashes", iri: "mailto:%22oh%5C%5Cno%22@example.org" },
    { name: "RFC 6068 §6.3: a mailbox outside ASCII", iri: "mailto:user@example.org?subject=caf%C3%A9" },
    { name: "RFC 6068 §6.3: the same in an IRI", iri: "mailto:用户@例え.テスト?subject=café" },
    {
      name: "RFC 6068 §6.3: a domain in triplets",
      iri: "mailto:user@%E7%B4%8D%E8%B1%86.example.org?subject=Test&body=NATTO",
    },
    { name: "a domain literal", iri: "mailto:a@%5B127.0.0.1%5D" },
    { name: "signs of mailboxes", iri: "mailto:a+b!c$d'e*f-g_h~i@j.example" },
    { name: "signs of fields", iri: "mailto:a@b?subject=!$'()*+,;:@" },
    { name: "a mailbox with dots", iri: "mailto:a.b.c@d.example" },
    { name: "an authority is another code", iri: "mailto://a/b" },
    { name: "what is no IRI is another code", iri: "mailto:John Doe <a@b>" },
    { name: "another scheme", iri: "mailtox:a" },
    { name: "the empty string", iri: "" },
  ],
});
