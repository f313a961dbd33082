import { describeCheck } from "../../../test/describe-check.js";
import { didMalformed } from "./did-malformed.js";

describeCheck(didMalformed, {
  reports: [
    {
      name: "nothing",
      iri: "did«:»",
      message: "The method is missing; write its name between 'did:' and the identifier, such as 'web'.",
    },
    { name: "no method", iri: "did«:»:a" },
    {
      name: "upper case in the method",
      iri: "did:«E»xample:a",
      message:
        "The method contains 'E'; write its name as it is registered. It may only contain lowercase letters and digits.",
    },
    { name: "a hyphen in the method", iri: "did:ex«-»ample:a" },
    {
      name: "no identifier",
      iri: "did:exampl«e»",
      message: "The identifier of the method is missing; write it after the method and ':'.",
    },
    { name: "an empty identifier", iri: "did:example«:»" },
    { name: "an empty identifier before a path", iri: "did:example«:»/a" },
    { name: "an identifier that ends with a colon", iri: "did:web:a«:»", message: "ends with ':'" },
    { name: "parameters of earlier drafts", iri: "did:example:123«;»service«=»a" },
    { name: "an at sign", iri: "did:example:a«@»b" },
    { name: "upper case in the scheme", iri: "DID:a:b«!»" },
    { name: "several characters and triplets in the method", iri: "did:a«-%2D%af_»b:c" },
    { name: "several characters in the identifier", iri: "did:a:b«@;»c" },
    { name: "a percent sign in the method", iri: "did:a«%25»:c" },
  ],
  accepts: [
    { name: "DID core §1.1", iri: "did:example:123456789abcdefghi" },
    { name: "DID core §3.2: path", iri: "did:example:123456/path" },
    { name: "DID core §3.2: query", iri: "did:example:123456?versionId=1" },
    { name: "DID core §3.2: fragment", iri: "did:example:123#public-key-0" },
    { name: "colons in the identifier", iri: "did:web:example.com%3A3000:user:alice" },
    { name: "an empty part of the identifier", iri: "did:example::a" },
    { name: "digits in the method", iri: "did:3:a" },
    { name: "every character of the identifier", iri: "did:a:Az09._-%20" },
    { name: "a character outside ASCII has its triplets in the URI", iri: "did:example:é" },
    { name: "delimiters in the path", iri: "did:example:a/b;c=@!" },
    { name: "an authority is another code", iri: "did://a" },
    { name: "what is no IRI is another code", iri: "did:example:a b;" },
    { name: "another scheme", iri: "dids:a" },
    { name: "the empty string", iri: "" },
  ],
});
