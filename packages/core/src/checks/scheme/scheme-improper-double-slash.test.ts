import { describeCheck } from "../../../test/describe-check.js";
import { schemeImproperDoubleSlash } from "./scheme-improper-double-slash.js";

describeCheck(schemeImproperDoubleSlash, {
  reports: [
    ...["src", "url()", "image"].map((role) => ({
      name: "a picture in a page",
      iri: "data:«//»image/png;base64,YQ==",
      place: { tier: "sink", production: "IRI-reference", profile: "rfc3987", role } as const,
      suggests: { "Remove '//'": "data:image/png;base64,YQ==" },
    })),
    {
      name: "an address",
      iri: "mailto:«//»someone@example.com",
      suggests: { "Remove '//'": "mailto:someone@example.com" },
      message: "'//' begins an authority, but the scheme 'mailto' has none; remove '//'.",
    },
    { name: "a name", iri: "urn:«//»isbn:0395363411", suggests: { "Remove '//'": "urn:isbn:0395363411" } },
    { name: "a number", iri: "tel:«//»+1-816-555-1212", suggests: { "Remove '//'": "tel:+1-816-555-1212" } },
    { name: "data", iri: "data:«//»text/plain,a", suggests: { "Remove '//'": "data:text/plain,a" } },
    { name: "upper case", iri: "MAILTO:«//»a@b", suggests: { "Remove '//'": "MAILTO:a@b" } },
    { name: "nothing behind it", iri: "mailto:«//»", suggests: { "Remove '//'": "mailto:" } },
    { name: "brackets, which no path has", iri: "tag:«//»[::1]", suggests: {} },
    { name: "a second colon behind it", iri: "urn:«//»:a", suggests: {} },
    { name: "more slashes behind it", iri: "urn:«//»//a", suggests: {} },
    { name: "a query behind it", iri: "mailto:«//»?subject=a", suggests: { "Remove '//'": "mailto:?subject=a" } },
  ],
  accepts: [
    ...(["named", "prefix", "sink"] as const).map((tier) => ({
      name: "data that a program reads as a stream",
      iri: "data://text/plain;base64,YQ==",
      place: { tier, production: "IRI-reference", profile: "rfc3987", role: "file_get_contents" } as const,
    })),
    { name: "no slashes", iri: "mailto:someone@example.com" },
    { name: "slashes in the path", iri: "urn:example:a//b" },
    { name: "a scheme with authority", iri: "xmpp://guest@example.com/support" },
    { name: "news has an authority (RFC 5538)", iri: "news://server.example/group" },
    { name: "a comment in a script", iri: "javascript://a" },
    { name: "no scheme", iri: "//a" },
    { name: "the empty string", iri: "" },
  ],
});
