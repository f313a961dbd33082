import { describeCheck } from "../../../test/describe-check.js";
import { dataNumberSign } from "./data-number-sign.js";

const each = "Write '%23' for each '#'";

describeCheck(dataNumberSign, {
  reports: [
    {
      name: "a color",
      iri: "data:image/svg+xml,%3Csvg fill='«#»58595B'%3E%3C/svg%3E",
      suggests: { [each]: "data:image/svg+xml,%3Csvg fill='%2358595B'%3E%3C/svg%3E" },
      message: "The fragment begins at '#' within the markup",
    },
    {
      name: "several, and markup as it stands",
      iri: 'data:image/svg+xml;utf8,<svg><path fill="«#»fff" stroke="#000"/></svg>',
      suggests: { [each]: 'data:image/svg+xml;utf8,<svg><path fill="%23fff" stroke="%23000"/></svg>' },
    },
    {
      name: "a view of the picture behind it",
      iri: "data:image/svg+xml;charset=utf-8,<svg><a href='«#»b'/></svg>#icon",
      suggests: { [each]: "data:image/svg+xml;charset=utf-8,<svg><a href='%23b'/></svg>#icon" },
    },
    {
      name: "behind a question mark",
      iri: "DATA:image/svg+xml,<svg a='?' fill='«#»1'/>",
      suggests: { [each]: "DATA:image/svg+xml,<svg a='?' fill='%231'/>" },
    },
  ],
  accepts: [
    { name: "encoded", iri: "data:image/svg+xml,%3Csvg fill='%23fff'/%3E" },
    { name: "a view of the picture", iri: "data:image/svg+xml,%3Csvg%3E%3C/svg%3E#icon" },
    { name: "base64", iri: "data:image/svg+xml;base64,PHN2Zz4#a>" },
    { name: "another type", iri: "data:text/plain,a#b>" },
    { name: "a file", iri: "a.svg#b>" },
    { name: "no fragment", iri: "data:image/svg+xml,<svg/>" },
  ],
});
