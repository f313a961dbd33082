import { describeCheck } from "../../../test/describe-check.js";
import { fileMalformed } from "./file-malformed.js";

describeCheck(fileMalformed, {
  reports: [
    {
      name: "no path",
      iri: "file«:»",
      message:
        "The path of the file does not start with '/'; write the whole path, such as 'file:///folder/name'. An IRI with a scheme cannot be relative.",
    },
    { name: "a relative path", iri: "file:«a/b»" },
    { name: "a relative path with dots", iri: "file:«../a»" },
    { name: "RFC 8089 appendix E.2: a drive", iri: "file:«c:/path»" },
    {
      name: "a name right after the slashes",
      iri: "file://a.jso«n»",
      message:
        "The path of the file is missing; write the whole path, such as 'file:///folder/name'. What follows '//' is the name of a computer.",
    },
    { name: "a name that ends with an astral character", iri: "file://a«\u{1F600}»" },
    {
      name: "a drive in the place of the host",
      iri: "file://«C:»/path",
      message: "The drive 'C:' stands where the name of a computer belongs; write a third slash before it.",
    },
    { name: "a dot in the place of the host", iri: "file://«.»/a", message: "The folder '.' stands where" },
    { name: "two dots in the place of the host", iri: "file://«..»/a" },
    { name: "a home folder in the place of the host", iri: "file://«~»/a" },
    { name: "userinfo", iri: "file://«a»@b/c", message: "The userinfo has no place in a file IRI" },
    { name: "a port", iri: "file://a:«80»/b", message: "The port has no place in a file IRI" },
    {
      name: "RFC 8089 appendix E.3.2: four slashes",
      iri: "file://«//»server/folder",
      message: "The path of the file starts with two slashes",
    },
    { name: "upper case", iri: "FILE:«a»" },
    { name: "a drive in lower case", iri: "file://«c:»/path" },
    { name: "a host with an empty port", iri: "file://ab«:»/c" },
    { name: "a host of digits with an empty port", iri: "file://1«:»/c" },
  ],
  accepts: [
    { name: "RFC 8089 §2: three slashes", iri: "file:///path/to/file" },
    { name: "RFC 8089 §2: one slash", iri: "file:/path/to/file" },
    { name: "RFC 8089 §2: a host", iri: "file://host.example.com/path/to/file" },
    { name: "the local machine", iri: "file://localhost/a" },
    { name: "RFC 8089 appendix E.2: a drive", iri: "file:///C:/x" },
    { name: "the root", iri: "file:///" },
    { name: "a path outside ASCII", iri: "file:///你好.txt" },
    { name: "a query and a fragment", iri: "file:///a?b#c" },
    { name: "what is no IRI is another code", iri: "file:a b" },
    { name: "another scheme", iri: "filesystem:a" },
    { name: "the empty string", iri: "" },
    { name: "hosts with dots and tildes", iri: "file://a./b" },
    { name: "a host that begins with a dot", iri: "file://.a/b" },
    { name: "a host that begins with a tilde", iri: "file://~a/b" },
    { name: "an empty first folder of a host", iri: "file://a//b" },
  ],
});
