import { describeCheck } from "../../../test/describe-check.js";
import { textStringifiedObject } from "./text-stringified-object.js";

describeCheck(textStringifiedObject, {
  reports: [
    {
      name: "an object",
      iri: "https://a/«[object Object]»/b",
      message: "'[object Object]' is what JavaScript writes for an object",
    },
    { name: "with an encoded space", iri: "/a?b=«[object%20Promise]»" },
    { name: "with a plus sign", iri: "/a?b=«[object+Object]»&c=«[object HTMLInputElement]»" },
    { name: "a class with digits", iri: "/a/«[object Uint8Array]»" },
    { name: "as a host", iri: "http://«[object Object]»/" },
  ],
  accepts: [
    { name: "another name in brackets", iri: "/a/[objects]" },
    { name: "no class", iri: "/a/[object id]" },
    { name: "an IP literal", iri: "http://[::1]/object" },
    { name: "encoded brackets", iri: "/a/%5Bobject%20Object%5D" },
  ],
});
