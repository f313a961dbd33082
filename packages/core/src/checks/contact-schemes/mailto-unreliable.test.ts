import { describeCheck } from "../../../test/describe-check.js";
import { mailtoUnreliable } from "./mailto-unreliable.js";

describeCheck(mailtoUnreliable, {
  reports: [
    {
      name: "RFC 6068 §2: a number sign in a field",
      iri: "mailto:a@b.example?subject=Ticket%20«#5»",
      suggests: { "Write '%235' instead of '#5'": "mailto:a@b.example?subject=Ticket%20%235" },
      message:
        "The fragment has no meaning in email; write '%23' for a literal '#', or remove the fragment. What follows '#' is cut off.",
    },
    { name: "RFC 6068 §2: a fragment behind an address", iri: "mailto:a@b.example«#c»", suggests: {} },
    { name: "an empty fragment behind an address", iri: "mailto:a@b.example«#»", suggests: {} },
    { name: "a fragment and nothing else", iri: "mailto:«#a»", suggests: {} },
    {
      name: "an empty fragment",
      iri: "mailto:?body=«#»",
      suggests: { "Write '%23' instead of '#'": "mailto:?body=%23" },
    },
    {
      name: "RFC 6068 §5: a line break in a header field",
      iri: "mailto:?subject=a«%0D%0A»Bcc:x@y.example",
      suggests: {},
      message:
        "The header field contains '%0D%0A', a line break; remove it, or put the text into 'body'. Some programs read another field after it.",
    },
    { name: "half of a line break", iri: "mailto:?cc=a@b«%0a»c&to=d«%0d»" },
    {
      name: "RFC 6068 §2: a name several times",
      iri: "mailto:?body=a&«body»=b",
      suggests: {},
      message:
        "The header field 'body' is repeated; write its values in one field. Programs use the first one, the last one or both.",
    },
    { name: "a name in another case and in triplets", iri: "mailto:?body=a&«Body»=b&«%62ody»=c&x=d&«x»=e" },
    {
      name: "RFC 6068 §2: 'to' beside an address",
      iri: "mailto:addr1@an.example?«to»=addr2@an.example",
      suggests: {},
      message:
        "The header field 'to' is used beside an address; write all addresses before '?'. Some programs ignore it.",
    },
    { name: "a second 'to' is another code", iri: "mailto:a@b.example?«to»=c@d.example&to=e@f.example" },
    {
      name: "RFC 6068 §5: a plus sign for a space",
      iri: "mailto:a@b.example?subject=Hello«+»World",
      suggests: { "Write '%20' instead of '+'": "mailto:a@b.example?subject=Hello%20World" },
      message: "The header field contains '+'; write '%20' for each space. Email shows '+' as it is, not as a space.",
    },
    {
      name: "several plus signs",
      iri: "mailto:?body=Hello,«+big+»World",
      suggests: { "Write '%20big%20' instead of '+big+'": "mailto:?body=Hello,%20big%20World" },
    },
    { name: "upper case", iri: "MAILTO:a@b?«TO»=c@d" },
    { name: "characters outside ASCII", iri: "mailto:?subject=é«%0D»é«#é»" },
  ],
  accepts: [
    { name: "RFC 6068 §2: no address but 'to'", iri: "mailto:?to=joe@example.com&cc=bob@example.com&body=hello" },
    { name: "RFC 6068 §5: a line break in the body", iri: "mailto:?body=send%20current-issue%0D%0Asend%20index" },
    { name: "an encoded number sign", iri: "mailto:?subject=%235" },
    { name: "the neighbors of the line breaks", iri: "mailto:?subject=%09%0B%0C%0E" },
    { name: "what a message has once is another code", iri: "mailto:?subject=a&subject=b" },
    { name: "a field without value is another code", iri: "mailto:a@b?to" },
    { name: "a name first without value", iri: "mailto:a@b.example?body&body=c" },
    { name: "an authority is another code", iri: "mailto://a/b#c" },
    { name: "what is no IRI is another code", iri: "mailto:a b@c#d" },
    { name: "a plus sign in an address", iri: "mailto:a+b@c.example?cc=d+e@f.example" },
    { name: "plus signs of a name", iri: "mailto:a@b.example?subject=C++" },
    { name: "a sum", iri: "mailto:a@b.example?subject=1+1" },
    { name: "a plus sign beside spaces", iri: "mailto:a@b.example?subject=a+b%20c" },
    { name: "another scheme", iri: "mailtox:a@b?to=c#d" },
    { name: "nothing but an empty fragment", iri: "mailto:#" },
    { name: "the empty string", iri: "" },
  ],
});
