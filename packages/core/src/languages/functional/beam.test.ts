import { describeCode } from "../../../test/describe-code.js";

describeCode("elixir", {
  strings: {
    "strings with holes": [`a = "b\\"#{c["d"]}e" <> 'f' # "g"`, ['b\\"${}ef  assigned a']],
    characters: [`[?", ?', ?\\", ?#, a?: "b"] ++ c?("d")`, ["b  value", "d  argument c? 0"]],
    "documents of three quotation marks": [
      `@doc """\n  "a" it's \\"""\n  """\n@b "c"; '''\nd"\n'''`,
      ['\n  "a" it\'s \\"""\n    assigned doc', "c  assigned b", '\nd"\n  value'],
    ],
    sigils: [
      `a(~s(b(c\\)#{d}), ~S|e#{f\\|"|, ~c'g', ~D[2000-01-01]); ~s"""\nh"\n"""`,
      [
        "b(c\\)${}  argument a 0",
        'e#{f\\|"  argument a 1',
        "g  argument a 2",
        "2000-01-01  argument a 3",
        '\nh"\n  value',
      ],
    ],
    "patterns, lists of words and markup": [
      `~r/"a\\/b/i; ~R{"}; ~w(c d) ~W[e"]; ~H"""\n<f g="h">\n"""; i = "j"`,
      ["c d  text", 'e"  text', '\n<f g="h">\n  text', "j  assigned i"],
    ],
    "what is matched": [
      `case a do "b" -> "c"; "d" when e -> "f" end`,
      ["b  comparison", "c  value", "d  comparison", "f  value"],
    ],
    "module attributes": [`@home_url "a"\n@b get("c")`, ["a  assigned home_url", "c  argument get 0"]],
  },
  comments: { "of a line": [`a # b "c`, ['# b "c']] },
});

describeCode("erlang", {
  strings: {
    "strings side by side": [`a("b\\"" "c" ++ D ++ "e") % "f`, ['b\\"c${}e  argument a 0']],
    characters: [`[$", $\\", $', $%, "a"]`, ["a  value"]],
    atoms: [`'http://a'(), don_t:b("c")`, ["http://a  value", "c  argument b 0"]],
    "text between three quotation marks": [`a() -> """\n  "b" \\\n  """.`, ['\n  "b" \\\n    value']],
    macros: [`-define(URL, "a").\n-define(B(C), d("e")).`, ["a  assigned URL", "e  argument d 0"]],
    "what is compared": [
      `case A of "b" -> "c"; _ when A =:= "d"; "e" =/= A -> f("g") end`,
      ["b  comparison", "c  value", "d  comparison", "e  comparison", "g  argument f 0"],
    ],
  },
  comments: { "of a line": [`a. %% b "c`, ['%% b "c']] },
});
