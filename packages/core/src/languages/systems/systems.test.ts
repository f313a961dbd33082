import { describeCode } from "../../../test/describe-code.js";

describeCode("crystal", {
  strings: {
    "strings of all forms": [
      `a("b#{c["d"]}\\"", %(e(f)g), %q{h"i}, '"', :"j")\nk = %w(l m); n =~ /"o/`,
      ['b${}\\"  argument a 0', "e(f)g  argument a 1", 'h"i  argument a 2', "j  value", "l m  text"],
    ],
    "here-documents": [`a = <<-B\n  c "d"\n  B\ne = "f"`, ['  c "d"  text', "f  assigned e"]],
  },
  comments: { "of a line": [`a # it's "b`, ["# it's \"b"]] },
});

describeCode("julia", {
  strings: {
    "strings with holes": [
      `a = "b$c/$(d("e"))\\$f\\""; g = """h"i"""`,
      ['b${}/${}\\$f\\"  assigned a', 'h"i  assigned g'],
    ],
    "strings with prefixes": [
      `a(raw"b$c\\\\d", r"e\\"f"i, b"g\\xff", html"""<h i="j">""")`,
      ["b$c\\\\d  argument a 0", "g\\xff  argument a 2", '<h i="j">  argument a 3'],
    ],
    "characters, and what is transposed": [`a' * b[1]' * '"' * "c" * '\\'' * d.' * "e"`, ["…c…  value", "…e  value"]],
    commands: ['run(`a $b "c"`); d = "e"', ['a ${} "c"  text', "e  assigned d"]],
    "what joins strings": [`url = "a" * b * "c"`, ["a${}c  assigned url"]],
  },
  comments: { "lines and nested blocks": [`a # b "c\n#= it's #= "d =# =# e`, ['# b "c', "#= it's #= \"d =# =#"]] },
});

describeCode("zig", {
  strings: {
    "strings and characters": [
      `const a = "b\\"" ++ "c"; d('"', '\\'', '\\u{22}', @"e");`,
      ['b\\"c  assigned a', "e  value"],
    ],
    "lines of text": [
      `const a =\n  \\\\b "c"\n  \\\\\n  \\\\it's\n;d("e");`,
      ['b "c"  text', "it's  text", "e  argument d 0"],
    ],
  },
  comments: { "of a line": [`a(); // it's "b`, ["// it's \"b"]] },
});

describeCode("nim", {
  strings: {
    "strings of all forms": [
      `a("b\\"", r"c""\\", """d"e""", &"f{g}{{", fmt"h\\{i}", uri"j", re"k")`,
      [
        'b\\"  argument a 0',
        'c""\\  argument a 1',
        'd"e  argument a 2',
        "f${}{{  argument a 3",
        "h\\${}  argument a 4",
        "j  argument a 5",
      ],
    ],
    "escapes with braces in strings with holes": ['a(&"b\\u{E9}{c}")', ["b\\u{E9}${}  argument a 0"]],
    "characters and numbers": [`a = 1'u8 + 0xF'i32 & '"' & '\\'' & "b"`, ["…b  value"]],
    "what joins strings": [`let url = "a" & b & "c"`, ["a${}c  assigned url"]],
  },
  comments: {
    "lines and nested blocks": [
      `a # b "c\n#[ it's #[ "d ]# ]# e ##[ f ]## ## g`,
      ['# b "c', "#[ it's #[ \"d ]# ]#", "##[ f ]##", "## g"],
    ],
  },
});

describeCode("solidity", {
  strings: {
    "strings side by side": [
      `string a = "b\\"" 'c"' unicode"d"; e(hex"00");`,
      ['b\\"c"d  assigned a', "00  argument e 0"],
    ],
  },
  comments: { "lines and blocks": [`a // it's "b\n/* "c */`, ["// it's \"b", '/* "c */']] },
});

describeCode("d", {
  strings: {
    "strings of all forms": [
      `a("b\\"\n", \`c\\\`, r"d\\", q"(e(")f)", q"G\nh"\nG", q"/i"/", '"', q{"j"})`,
      [
        'b\\"\n  argument a 0',
        "c\\  argument a 1",
        "d\\  argument a 2",
        'e(")f  argument a 3',
        'h"  argument a 4',
        'i"  argument a 5',
        "j  value",
      ],
    ],
    "what joins strings": [`auto url = "a" ~ b ~ "c";`, ["a${}c  assigned url"]],
  },
  comments: {
    "lines and nested blocks": [`a // it's "b\n/+ /+ "c +/ +/ /* d */`, ["// it's \"b", '/+ /+ "c +/ +/', "/* d */"]],
  },
});

describeCode("vb", {
  strings: {
    "doubled quotation marks and holes": [
      `a("b""c\\", $"d{e}{{""", "f"c)`,
      ['b""c\\  argument a 0', 'd${}{{""  argument a 1', "f  argument a 2"],
    ],
    "what is named and compared": [
      `Dim url As String = "a" & b & "c" : If d.e = "f" AndAlso g <> "h" Then`,
      ["a${}c  assigned url", "f  comparison", "h  comparison"],
    ],
  },
  comments: { "of a line": [`a ' b "c\nREM "d\ne : Rem f\nremove("g")`, ["' b \"c", 'REM "d', "Rem f"]] },
});

describeCode("nix", {
  strings: {
    "strings with holes": [`a = "b\${c "d"}\\"$\${e}"; f' = "g"`, ['b${}\\"$${e}  assigned a', "g  assigned f"]],
    "indented strings": [
      `a = ''\n b "c" ''\${d} '''e \${f}''\\n $\${g}\n''; h = "i"`,
      ["\n b \"c\" ''${d} '''e ${}''\\n $${g}\n  assigned a", "i  assigned h"],
    ],
    "what joins strings": [`url = "a" + b + "c"`, ["a${}c  assigned url"]],
  },
  comments: { "lines and blocks": [`a # it's "b\n/* "c */`, ["# it's \"b", '/* "c */']] },
});
