import { describeCode } from "../../../test/describe-code.js";

describeCode("haskell", {
  strings: {
    "names with apostrophes, and characters": [
      `foldl' f' '"' '\\'' '\\x22' ''T "a" 'b' ('c', "d")`,
      ["a  value", "d  value"],
    ],
    gaps: [`url = "a\\\n   \\b\\ \\\\"c"`, ['a\\\n   \\b\\ \\\\"c  assigned url']],
    "what joins strings": [`f ("a" ++ b ++ "c"); g = "d" <> h x <> "e"`, ["a${}c  argument f 0", "d${}e  assigned g"]],
    "what a function takes before it is joined": [
      `a <> f B "c" <> "."; if d then "e" ++ g else "h" ++ i ("j" ++ k)`,
      ["c  value", "….  value", "e…  value", "h…  value", "j…  argument i 0"],
    ],
    "what is compared": [
      `case a of "b" -> "c"; d | e /= "f" || "g" == h = "i"`,
      ["b  comparison", "c  value", "f  comparison", "g  comparison", "i  assigned h"],
    ],
    "text between three quotation marks": [`a = """\n "b"\n """`, ['\n "b"\n   assigned a']],
  },
  comments: {
    "of a line and nested blocks": [
      `a -- it's "b\n{- c {- d -} "e -} f --> g |-- h --- i`,
      ["-- it's \"b", '{- c {- d -} "e -}', "--- i"],
    ],
  },
});

describeCode("ocaml", {
  strings: {
    "types, names with apostrophes and characters": [`let f' (x : 'a) = g '"' '\\'' '\\034' h' "a" 'b'`, ["a  value"]],
    "strings in braces": [
      `a {|b"|c|} {de|f|}g|de} {%h i|j|i} { k with l = "m" }`,
      ['b"|c  value', "f|}g  value", "j  value", "m  assigned l"],
    ],
    "strings of several lines": [`let a = "b\\\n  \\"c" ^ d ^ "e"`, ['b\\\n  \\"c${}e  assigned a']],
    "what is named": [`f ~url:"a" ?b:"c"`, ["a  assigned url", "c  assigned b"]],
    "what is compared": [
      `match a with "b" -> if c = "d" then "e" else f := "g"`,
      ["b  comparison", "d  comparison", "e  value", "g  assigned f"],
    ],
  },
  comments: { "nested blocks": [`(* it's (* "a" *) b *) "c" (**)`, ['(* it\'s (* "a" *) b *)', "(**)"]] },
});

describeCode("fsharp", {
  strings: {
    "types, names with apostrophes and characters": [`let f' (x : 'a) = g '"' '\\'' h' "a" \`\`i"j\`\``, ["a  value"]],
    "strings of all forms": [
      `a("b\\"", @"c""\\", """d"e""", $"f{g}{{", $@"h""{i}", $"""j"{k}""")`,
      [
        'b\\"  argument a 0',
        'c""\\  argument a 1',
        'd"e  argument a 2',
        "f${}{{  argument a 3",
        'h""${}  argument a 4',
        'j"${}  argument a 5',
      ],
    ],
    "what is compared": [
      `if a = "b" then match c with "d" -> e <> "f" | _ -> "g" <> h`,
      ["b  comparison", "d  comparison", "f  comparison", "g  comparison"],
    ],
  },
  comments: {
    "lines and blocks, but no operator": [
      `(*) "a" (* b (* c *) "d *) // it's "e`,
      ['(* b (* c *) "d *)', "// it's \"e"],
    ],
  },
});
