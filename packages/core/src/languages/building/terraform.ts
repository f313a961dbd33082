import { backslashSyntax, longEscape } from "../../literals/syntaxes/backslash-syntax.js";
import { eightDigits, fourDigits } from "../../literals/syntaxes/common-escapes.js";
import { defineCodeLanguage } from "../definition/code-language.js";
import { numberSign, slashes, stars } from "../definition/comment-forms.js";
import { numberComments } from "../definition/comment-syntax.js";
import { quoted } from "../definition/string-forms.js";

/** HCL native syntax specification, *Template Expressions*. */
export const hclString = backslashSyntax({
  name: "hcl-string",
  holes: "variables",
  singles: { n: "\n", r: "\r", t: "\t", '"': '"', "\\": "\\" },
  digits: [fourDigits, eightDigits],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: longEscape,
});

export const terraform = defineCodeLanguage({
  name: "terraform",
  extensions: ["tf", "tfvars", "hcl"],
  ids: ["terraform", "terraform-vars", "hcl"],
  comments: numberComments,
  lineComments: [slashes, numberSign],
  blockComments: [stars],
  hereDocument: /<<-?(?<quote>)(?<word>[A-Za-z_]\w*)/uy,
  // A getter may precede the address of a module: `git::https://a/b`.
  strings: [
    quoted("hcl-string", /(?<quote>")(?:(?:git|hg|s3|gcs|https?)::(?=\w))?/uy, { hole: /(?<!\$)\$\{|(?<!%)%\{/uy }),
  ],
});
