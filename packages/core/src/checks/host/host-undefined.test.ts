import { describeCheck } from "../../../test/describe-check.js";
import { hostUndefined } from "./host-undefined.js";

describeCheck(hostUndefined, {
  reports: [
    { name: "undefined", iri: "https://«undefined»/a", message: "The host is 'undefined'" },
    { name: "null, with a port", iri: "http://«null»:80" },
    { name: "no number", iri: "ws://«NaN»" },
    { name: "None of Python", iri: "http://u@«None»/" },
  ],
  accepts: [
    { name: "a label", iri: "https://undefined.example/" },
    { name: "a name in small letters", iri: "https://none/" },
    { name: "a path", iri: "https://a/undefined" },
    { name: "a scheme without such hosts", iri: "chrome-extension://null/" },
    { name: "no scheme", iri: "//null/" },
    { name: "no host", iri: "undefined/a" },
  ],
});
