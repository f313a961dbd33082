import { describeCheck } from "../../../test/describe-check.js";
import { queryStartRepeated } from "./query-start-repeated.js";

const sign = "Write '&'";
const sink = { tier: "sink", production: "IRI-reference", profile: "rfc3987" } as const;
const node = { tier: "name-in-data", production: "IRI", profile: "rfc3987", role: "<…>" } as const;

describeCheck(queryStartRepeated, {
  reports: [
    {
      name: "a number as the value before it",
      iri: "https://a.example/b.svg?maxAge=2592000«?»style=flat",
      suggests: { [sign]: "https://a.example/b.svg?maxAge=2592000&style=flat" },
      message: "A second '?' stands before 'style='",
    },
    {
      name: "a word as the value before it",
      iri: "https://a.example/view?usp=sharing«?»utm_source=b&c=d",
      suggests: { [sign]: "https://a.example/view?usp=sharing&utm_source=b&c=d" },
    },
    {
      name: "behind other parameters",
      iri: "HTTP://a.example/?a=b/c&d=e-f«?»_g=h#i",
      suggests: { [sign]: "HTTP://a.example/?a=b/c&d=e-f&_g=h#i" },
    },
    {
      name: "a beginning of a film that is shared (nubenetes/awesome-kubernetes)",
      iri: "https://a.example/watch?v=b&feature=youtu.be«?»t=9s",
      suggests: { [sign]: "https://a.example/watch?v=b&feature=youtu.be&t=9s" },
    },
    {
      name: "a number of a page",
      iri: "https://a.example/?page=12«?»size=10",
      suggests: { [sign]: "https://a.example/?page=12&size=10" },
    },
    {
      name: "names with marks and in capital letters",
      iri: "https://a.example/?_A.b-c=D-ef«?»E.f-g=H",
      place: sink,
      suggests: { [sign]: "https://a.example/?_A.b-c=D-ef&E.f-g=H" },
    },
    {
      name: "a reference that is followed",
      iri: "/b?c=1«?»d=2",
      place: sink,
      suggests: { [sign]: "/b?c=1&d=2" },
    },
  ],
  accepts: [
    { name: "one query", iri: "https://a.example/b?c=1&d=2" },
    { name: "a page as the value", iri: "https://a.example/?page=start?b=c" },
    { name: "an address as the value of a redirection", iri: "https://a.example/login?continue_url=home?b=c" },
    { name: "an address behind a name in camel case", iri: "https://a.example/login?returnUrl=home?b=c" },
    { name: "an address behind a name with a hyphen", iri: "https://a.example/login?return-url=home?b=c" },
    { name: "an address behind a name with a full stop", iri: "https://a.example/login?return.url=home?b=c" },
    { name: "an address as any value", iri: "https://a.example/?a=https://b.example/c?d=e" },
    { name: "a path as any value", iri: "https://a.example/?a=/b?c=d" },
    { name: "a file as any value", iri: "https://a.example/?a=b.php?c=d" },
    { name: "an address whose name ends with a digit", iri: "https://a.example/?next=b1?c=d" },
    { name: "an address whose name begins with one", iri: "https://a.example/?next=1b?c=d" },
    { name: "a question mark before it", iri: "https://a.example/?a?b=1?c=2" },
    { name: "a question", iri: "https://a.example/?a=what?" },
    { name: "no name behind it", iri: "https://a.example/?a=1?b" },
    { name: "no value before it", iri: "https://a.example/?a=?b=c" },
    { name: "no name before it", iri: "https://a.example/?1?b=c" },
    { name: "a question mark in the fragment", iri: "https://a.example/?a=1#b?c=d" },
    { name: "what may be no reference", iri: "/b?c=1?d=2" },
    { name: "a reference with a scheme that is followed", iri: "app:b?c=1?d=2", place: sink },
    { name: "a scheme that ends so", iri: "shttp://a.example/b?c=1?d=2" },
    { name: "a scheme that begins so", iri: "httpx://a.example/b?c=1?d=2" },
    { name: "a name", iri: "http://a.example/?a=1?b=2", place: node },
  ],
});
