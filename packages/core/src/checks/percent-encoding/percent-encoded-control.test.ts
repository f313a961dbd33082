import { describeCheck } from "../../../test/describe-check.js";
import { percentEncodedControl } from "./percent-encoded-control.js";

describeCheck(percentEncodedControl, {
  reports: [
    { name: "NUL in a path", iri: "http://a/b«%00».png", message: "'%00' in the path encodes U+0000 NULL" },
    { name: "NUL in every component", iri: "x://«%00»@a«%00»/«%00»?«%00»#«%00»" },
    { name: "NUL without a scheme", iri: "«%00»" },
    { name: "a line break in a path of http", iri: "http://a/«%0D»«%0A»Set-Cookie:b" },
    { name: "digits in lower case, and https", iri: "HTTPS://a/«%0d»«%0a»" },
    { name: "a line break in the userinfo", iri: "http://«%0A»@a/" },
    { name: "astral characters around it", iri: "😀«%00»😀" },
    { name: "lone surrogates around it", iri: "\uD83D«%00»\uDC00" },

    { name: "a line break in upper case of the scheme", iri: "HTTP://a/«%0A»" },

    { name: "a scheme that ends in data", iri: "xdata:,«%00»" },
    { name: "a scheme that begins with data", iri: "datax:,«%00»" },
  ],
  accepts: [
    { name: "RFC 6068 §5: a line break in mailto", iri: "mailto:a@example.org?body=b%0D%0Ac" },
    { name: "a line break in the query, as forms send it", iri: "http://a/?b=c%0D%0Ad" },
    { name: "octets of data", iri: "data:application/octet-stream,%00%0D%0A" },
    { name: "a line break where the scheme is not known", iri: "a/%0A" },
    { name: "the neighbors of NUL and of the line breaks", iri: "http://a/%01%09%0B%0C%0E" },
    { name: "an encoded percent sign before the digits", iri: "http://a/%2500" },
    { name: "the empty string", iri: "" },

    { name: "a line break in the query", iri: "http://a/?%0A" },
    { name: "a line break in the fragment", iri: "http://a/#%0A" },
    { name: "a scheme that ends so", iri: "xhttp://a/%0A" },
    { name: "a scheme that begins so", iri: "httpx://a/%0A" },
    { name: "the content of data, in upper case", iri: "DATA:,%00" },
  ],
});
