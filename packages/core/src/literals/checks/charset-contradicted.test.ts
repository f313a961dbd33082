import { describeDocumentCheck } from "../../../test/describe-document-check.js";
import { charsetContradicted } from "./charset-contradicted.js";

const charset = "iso-8859-1";

describeDocumentCheck(charsetContradicted, {
  reports: [
    {
      name: "text that was lost in decoding",
      charset,
      iris: ["/a", "/r«\uFFFD»sum\uFFFD"],
      message:
        "The document declares the charset 'iso-8859-1'; read and save it in that charset, or declare the one that it is in. Text of an identifier was lost, whose octets are none of it or were read in another one.",
    },
    {
      name: "once, however much was lost",
      charset: "Shift_JIS",
      iris: ["/«\uFFFD\uFFFD»", "/\uFFFD", "/b?\uFFFD"],
      message: "Text of 3 identifiers was lost, whose octets are none of it or were read in another one.",
    },
    {
      name: "UTF-8 in a document that says Latin-1 (RFC 3987 §6.3)",
      charset,
      iris: ["/r«Ã©»sumÃ©", "/cafÃ©"],
      message: "The document declares the charset 'iso-8859-1'; declare UTF-8. 'Ã©' is 'é' in UTF-8.",
    },
    { name: "what is lost before what is misread", charset, iris: ["/cafÃ©", "/«\uFFFD»"] },
  ],
  accepts: [
    { name: "text in the charset", charset, iris: ["/résumé", "/Ã", "/a"] },
    { name: "lost text where no charset is declared", iris: ["/r\uFFFDsum\uFFFD"] },
    { name: "lost text where UTF-8 is declared", charset: "UTF-8", iris: ["/r\uFFFDsum\uFFFD"] },
    { name: "misread text where Unicode is declared", charset: "utf-16", iris: ["/cafÃ©"] },
  ],
});
