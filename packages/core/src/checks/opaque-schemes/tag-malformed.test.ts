import { describeCheck } from "../../../test/describe-check.js";
import { tagMalformed } from "./tag-malformed.js";

describeCheck(tagMalformed, {
  reports: [
    { name: "nothing", iri: "tag«:»", message: "The tagging entity has no name" },
    {
      name: "no date",
      iri: "tag:example.co«m»:a",
      message: "The date is missing; write ',' and a year after the name",
    },
    { name: "an empty date", iri: "tag:example.com«,»:a", message: "The date is missing" },
    { name: "no name", iri: "tag«:»,2001:a" },
    {
      name: "a date that is none",
      iri: "tag:example.com,«01»:a",
      message: "The date '01' is not written as a year, a month or a day",
    },
    { name: "a date without hyphens", iri: "tag:example.com,«20010102»:a" },
    {
      name: "a month that does not exist",
      iri: "tag:example.com,«2001-13»:a",
      message: "The date '2001-13' does not exist",
    },
    { name: "a day that does not exist", iri: "tag:example.com,«2001-02-29»:a" },
    { name: "no specific part", iri: "tag:example.com,200«1»", message: "The specific part is missing" },
    {
      name: "a domain with an underscore",
      iri: "tag:«exa_mple.com»,2001:a",
      message: "The name 'exa_mple.com' is not a domain name in ASCII",
    },
    { name: "a domain with an empty label", iri: "tag:«example..com»,2001:a" },
    { name: "a label that ends with a hyphen", iri: "tag:«a-.com»,2001:a" },
    { name: "a domain outside ASCII", iri: "tag:«é.example»,2001:a" },
    { name: "an address without mailbox", iri: "tag:«@example.com»,2001:a" },
    {
      name: "an address with a plus sign",
      iri: "tag:a«+»b@example.com,2001:c",
      message: "The email address contains '+'",
    },
    { name: "an address with a domain that is none", iri: "tag:a@«b_»,2001:c" },
    { name: "upper case in the scheme", iri: "TAG:a,«1»:b" },
    { name: "several characters and triplets in an address", iri: "tag:a«+%2d%AF!»b@example.com,2001:c" },
    { name: "a label that begins with a hyphen", iri: "tag:«-a.com»,2001:a" },
  ],
  accepts: [
    {
      name: "a term whose prefix the document declares",
      iri: "tag:Tag",
      place: {
        tier: "name-in-data",
        production: "IRI-reference",
        profile: "rfc3987",
        namespaceOfScheme: "http://a.example/tag#",
      },
    },
    { name: "RFC 4151 §2.2", iri: "tag:timothy@hpl.hp.com,2001:web/externalHome" },
    { name: "RFC 4151 §2.2: a day", iri: "tag:sandro@w3.org,2004-05:Sandro" },
    {
      name: "RFC 4151 §2.2: an address of one label",
      iri: "tag:my-ids.com,2001-09-15:TimKindberg:presentations:UBath2004-05-19",
    },
    { name: "RFC 4151 §2.2: a domain", iri: "tag:blogger.com,1999:blog-555" },
    { name: "RFC 4151 §2.2: a specific part with colons", iri: "tag:yaml.org,2002:int#b" },
    { name: "YAML", iri: "tag:yaml.org,2002:str" },
    { name: "an empty specific part", iri: "tag:yaml.org,2002:" },
    { name: "a leap day", iri: "tag:a,2000-02-29:b" },
    { name: "a query in the specific part", iri: "tag:a,2000:b?c/d" },
    { name: "a specific part outside ASCII", iri: "tag:a,2000:é" },
    { name: "an authority is another code", iri: "tag://a" },
    { name: "what is no IRI is another code", iri: "tag:a b" },
    { name: "another scheme", iri: "tags:a" },
    { name: "the empty string", iri: "" },
    { name: "every character of an address", iri: "tag:aZ09._-@example.com,2001:c" },
  ],
});
