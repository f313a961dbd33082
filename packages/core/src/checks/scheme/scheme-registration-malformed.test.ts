import { describeCheck } from "../../../test/describe-check.js";
import type { RegistrationField } from "../definition/place.js";
import { schemeRegistrationMalformed } from "./scheme-registration-malformed.js";

function at(registration: RegistrationField) {
  return {
    place: { tier: "sink", production: "IRI-reference", profile: "rfc3987", role: "registration", registration },
  } as const;
}

describeCheck(schemeRegistrationMalformed, {
  reports: [
    {
      name: "4395bis §6.4: fields that are missing",
      iri: "«Scheme name»",
      message: "In the registration of 'quux', fields are missing; add them: 'Contact', 'References'.",
      ...at({ part: "template", scheme: "quux", missing: ["Contact", "References"] }),
    },
    {
      name: "an empty field",
      iri: "«Security considerations»",
      message: "is empty",
      ...at({ part: "label", scheme: "quux" }),
    },
    {
      name: "RFC 3986 §3.1: a name that is no scheme",
      iri: "«1foo»",
      message: "is no scheme",
      ...at({ part: "name", scheme: "1foo", status: "permanent" }),
    },
    {
      name: "4395bis §3.8: a name with capital letters",
      iri: "«Quux»",
      suggests: { "Write 'quux'": "quux" },
      ...at({ part: "name", scheme: "Quux", status: "permanent" }),
    },
    {
      name: "4395bis §4: a name that is registered",
      iri: "«http»",
      message: "registered already, as permanent",
      ...at({ part: "name", scheme: "http", status: "Permanent" }),
    },
    {
      name: "4395bis §3.8: a name that is almost another",
      iri: "«httq»",
      message: "differs in one character only from 'http'",
      ...at({ part: "name", scheme: "httq", status: "permanent" }),
    },
    {
      name: "4395bis §6.4: another status",
      iri: "«approved».",
      suggests: {
        "Write 'permanent'": "permanent.",
        "Write 'provisional'": "provisional.",
        "Write 'historical'": "historical.",
      },
      ...at({ part: "status", scheme: "quux" }),
    },
    {
      name: "4395bis §3.2: two slashes without an authority",
      iri: "for example «quux://»path",
      message: "The syntax tells of no authority, before which alone '//' comes.",
      ...at({ part: "syntax", scheme: "quux" }),
    },
    {
      name: "RFC 3987 §2.2: an example that is no absolute IRI",
      iri: "«quux:a#b», «QUUX:%zz».",
      ...at({ part: "syntax", scheme: "quux" }),
    },
    {
      name: "4395bis §3.8: a name like a domain in reverse order, with its signs",
      iri: "«com-example.a+b:a#b», com-examplexa+b:a#b",
      ...at({ part: "syntax", scheme: "com-example.a+b" }),
    },
  ],
  accepts: [
    { name: "a new name", iri: "quux", ...at({ part: "name", scheme: "quux", status: "permanent" }) },
    {
      name: "another status for what is registered",
      iri: "gopher",
      ...at({ part: "name", scheme: "gopher", status: "historical" }),
    },
    { name: "a status in any case", iri: "Provisional.", ...at({ part: "status", scheme: "quux" }) },
    {
      name: "an authority behind two slashes",
      iri: 'quux-URI = "quux://" authority path',
      ...at({ part: "syntax", scheme: "quux" }),
    },
    {
      name: "what stands for something else",
      iri: "quux:{id}, quux:[a], quux:<b>, quux:%s",
      ...at({ part: "syntax", scheme: "quux" }),
    },
    {
      name: "a template with all its fields",
      iri: "Scheme name",
      ...at({ part: "template", scheme: "quux", missing: [] }),
    },
    { name: "what is no template", iri: "quux" },
  ],
});
