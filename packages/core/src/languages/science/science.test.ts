import { describeCode } from "../../../test/describe-code.js";

describeCode("pascal", {
  strings: {
    "doubled apostrophes": [
      `a := 'b''c\\' + 'd'; e('f', '''');`,
      ["b''c\\d  assigned a", "f  argument e 0", "''  argument e 1"],
    ],
    "text between three apostrophes": [`const a = '''\n  b'c\n  ''';`, ["\n  b'c\n    assigned a"]],
    "what is compared": [
      `if a = 'b' then c := 'd' else if 'e' <> f.g then`,
      ["b  comparison", "d  assigned c", "e  comparison"],
    ],
  },
  comments: { "lines and blocks": [`{ it's "a } b // it's c\n(* d 'e *)`, [`{ it's "a }`, "// it's c", "(* d 'e *)"]] },
});

describeCode("ada", {
  strings: {
    "characters, attributes and doubled quotation marks": [
      `A : String := "b""c" & B'Image & "d"; E (F'('"'), '"', "g");`,
      ['b""c…  assigned A', "…d  value", "g  argument E 2"],
    ],
    "what joins strings": [`A : String := "b" & C & "d";`, ["b${}d  assigned A"]],
    "what is compared": [
      `if A = "b" or else C /= "d" then E ("f" = G); H (I => "j");`,
      ["b  comparison", "d  comparison", "f  comparison", "j  assigned H().I"],
    ],
  },
  comments: { "of a line, and the blocks of VHDL": [`A; -- it's "b\n/* "c */`, [`-- it's "b`, '/* "c */']] },
});

describeCode("fortran", {
  strings: {
    "doubled quotation marks": [`a = "b""c\\" // 'd''e'`, [`b""c\\d''e  assigned a`]],
    "what joins strings": [`url = "a" // trim(b) // 'c'`, ["a${}c  assigned url"]],
    "what is compared": [
      `if (a == "b" .or. c .eq. 'd' .or. "e" /= f) g = "h"`,
      ["b  comparison", "d  comparison", "e  comparison", "h  assigned g"],
    ],
  },
  comments: { "of a line": [`a = 1 ! it's "b`, [`! it's "b`]] },
});
