import { describeCheck } from "../../../test/describe-check.js";
import { smsMalformed } from "./sms-malformed.js";

describeCheck(smsMalformed, {
  reports: [
    { name: "no recipient", iri: "sms«:»", message: "The number is missing" },
    { name: "a text without recipient", iri: "sms«:»?body=a" },
    { name: "an empty recipient", iri: "sms:+1«,»", message: "The number is missing" },
    { name: "letters", iri: "sms:+1«ab»" },
    { name: "parameters as iOS has them", iri: "sms:+1«&body=a»" },
    {
      name: "a field without value",
      iri: "sms:+1?«body»",
      message: "The field has no '='; write it as 'body=' and the text.",
    },
    { name: "an empty field", iri: "sms:+1?body=a«&»" },
    { name: "an empty query", iri: "sms:+1«?»" },
    { name: "a field without name", iri: "sms:+1«?»=a", message: "The field has no name before '='" },
    { name: "a name that is none", iri: "sms:+1?bo«!»dy=a" },
    { name: "a text with several delimiters", iri: "sms:+1?body=a«,»b«/»c«?»d" },
    {
      name: "a text with a delimiter",
      iri: "sms:+1?body=a«,»b",
      message: "The value of a field contains ',', which has no place there; percent-encode it.",
    },
    { name: "upper case", iri: "SMS:«x»" },
    { name: "several characters and triplets in a name", iri: "sms:+1?bo«%2d!%AF»dy=a" },
    { name: "several characters in a text", iri: "sms:+1?body=a«,/»b" },
    {
      name: "RFC 5724 §2.2: a second text",
      iri: "sms:+1?body=a&x=b&«body»=c&«BODY»=d",
      message: "The field 'body' is repeated, but a message has one text; write the whole text into one field.",
    },
  ],
  accepts: [
    { name: "another field twice", iri: "sms:+1?x=a&x=b&bodyx=c&body=d" },
    { name: "a field whose name ends in 'body'", iri: "sms:+1?x-body=a&body=b" },
    { name: "RFC 5724 §2.5: one recipient", iri: "sms:+15105550101" },
    { name: "RFC 5724 §2.5: two recipients", iri: "sms:+15105550101,+15105550102" },
    { name: "RFC 5724 §2.5: a text", iri: "sms:+15105550101?body=hello%20there" },
    { name: "a local number without context is another code", iri: "sms:12345?body=a" },
    { name: "a text outside ASCII", iri: "sms:+1?body=é" },
    { name: "an empty text", iri: "sms:+1?body=" },
    { name: "another field", iri: "sms:+1?body=a&x.y_z~=b" },
    { name: "an authority is another code", iri: "sms://+1" },
    { name: "what is no IRI is another code", iri: "sms:+1?body=a b" },
    { name: "another scheme", iri: "smsx:xyz" },
    { name: "the empty string", iri: "" },
    { name: "every character of a name and a text", iri: "sms:+1?aZ09._~-=aZ09._~%20-" },
  ],
});
