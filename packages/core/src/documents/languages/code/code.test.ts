import assert from "node:assert/strict";
import { literalLines } from "../../../../test/literal-lines.js";
import { readDocument, type LanguageName } from "../../index.js";

type Row = readonly [language: LanguageName, text: string, lines: readonly string[]];

const rows: Readonly<Record<string, Row>> = {
  "Python's prefixes": [
    "python",
    `a = 'b'; c = r"\\d"; e = Rb'''f"g'''; h = """i\n"j" """`,
    ["b  assigned a", "\\d  assigned c", 'f"g  assigned e', 'i\n"j"   assigned h'],
  ],
  "Python's holes": [
    "python",
    `f"a{b}c{d['e']:>{f}}g{{h}}" + rf'{i}\\{j}' "\\N{SPACE}k"`,
    ["a${}c${}g{{h}}${}\\${}${}k  value"],
  ],
  "an address in Python that nothing closes on its line": [
    "python",
    `a = "https://b.example/c, d\ne = 'https://f.example/g\u201D\nh = "i"\nj = "k`,
    ['"https://b.example/c  identifier broken-link', "'https://f.example/g  identifier broken-link", "i  assigned h"],
  ],
  "an address in Kotlin with a hole that another line closes": [
    "kotlin",
    'a = "https://b.example/c/${d(\n  "e")}"',
    ["e  value"],
  ],
  "an address in Swift with a hole that another line closes": [
    "swift",
    'a = "https://b.example/c/\\(d(\n  "e"))"',
    ["e  value"],
  ],
  "an address in Ruby with a hole that another line closes": [
    "ruby",
    'a = "https://b.example/c/#{d(\n 1)}"',
    ["https://b.example/c/${}  assigned a"],
  ],
  "an address in the shell that the mark of the next string closes": [
    "shell",
    `a "https://b.example/c -d e\nf "https://g.example/h" i\nj "https://k.example\nl" m`,
    ['"https://b.example/c  identifier broken-link', "https://g.example/h  value", "https://k.example\nl  value"],
  ],
  "an address in Clojure that nothing closes": [
    "lisp",
    `(a "http://b.example {:c d})\n(e "f")`,
    ['"http://b.example  identifier broken-link', "f  assigned e"],
  ],
  "what is compared in the shell": [
    "shell",
    '[ "$a" = "b" ]; c="d"; [[ $e == "f" ]]; for g in "h" "i"; do j',
    ["${}  value", "b  comparison", "d  assigned c", "f  comparison", "h  value", "i  value"],
  ],
  "what is compared in Perl": [
    "perl",
    'a() if $b eq "c" or "d" ne $e; my $f = "g"; h($i =~ "j");',
    ["c  comparison", "d  comparison", "g  assigned f", "j  comparison"],
  ],
  "what is compared in PowerShell": [
    "powershell",
    'if ($a -eq "b" -or "c" -cne $d -or $e -notlike "f") { $g = "h" }',
    ["b  comparison", "c  comparison", "f  comparison", "h  assigned g"],
  ],
  "what is compared in SQL": [
    "sql",
    "UPDATE a SET b = 'c', d = 'e' WHERE f.g = 'h' AND i IN ('j', 'k') AND l <> 'm'",
    ["c  assigned b", "e  assigned d", "h  comparison", "j  comparison", "k  comparison", "m  comparison"],
  ],
  "what is compared in Go": [
    "go",
    `switch a { case "b", "c": d("e") }`,
    ["b  comparison", "c  comparison", "e  argument d 0"],
  ],
  "what differs in Lua": ["lua", `if a ~= "b" then`, ["b  comparison"]],
  "a list behind another in": [
    "code",
    `let a = "b" in { c = "d"; e = ["f"]; }`,
    ["b  assigned a", "d  assigned c", "f  value"],
  ],
  "Rust's raw strings, characters and lifetimes": [
    "rust",
    `f::<'a>("b\\"c", br#"d"e"#, '"', b'\\'', 'é', "f");`,
    ['b\\"c  argument f 0', 'd"e  argument f 1', "f  argument f 4"].map((line) => line.replace("f 4", "f 5")),
  ],
  "Go's back quotes and runes": [
    "go",
    'a := `b\\n"c"`; d := \'"\'; e = "f\\"g" + h',
    ['b\\n"c"  assigned a', 'f\\"g…  assigned e'],
  ],
  "Java's text blocks": [
    "java",
    'String a = """\n  "b" \\"""c\n  """; char d = \'"\'; e("f");',
    ['\n  "b" \\"""c\n    assigned a', "f  argument e 0"],
  ],
  "C's strings side by side": [
    "c",
    `#include <a'b>\nconst char *c = "d" "e\\"f"; char g = '"';`,
    ['de\\"f  assigned c'],
  ],
  "C++'s raw strings": [
    "cpp",
    'auto a = R"(b"c)"; auto d = u8R"e(f)")e"; g::h("i");',
    ['b"c  assigned a', 'f)"  assigned d', "i  argument g.h 0"],
  ],
  "C#'s verbatim strings": [
    "csharp",
    'var a = @"b""c\\"; var d = $"e{f}{{g}}"; var h = $@"i{j}""k"; var l = """m"n"""; o?.P("q");',
    ['b""c\\  assigned a', "e${}{{g}}  assigned d", 'i${}""k  assigned h', 'm"n  assigned l', "q  argument o.P 0"],
  ],
  "PHP within its tags": [
    "php",
    `"a <?php $b = 'c\\'d'; // e ?> "f" <?= "g$h{$i["j"]}k" . "l" ?> "m`,
    ['"a ${} "f" ${} "m  text', "c\\'d  assigned b", "g${}${}kl  value"],
  ],
  "braces and dollar signs of PHP that begin no variable": [
    "php",
    '<?php a("{$", "b{$ c}", "{$d}{$é}{$$f}{${g}}h", "}");',
    ["{$  argument a 0", "b{$ c}  argument a 1", "${}${}${}${}h  argument a 2", "}  argument a 3"],
  ],
  "keys and properties behind PHP's variables": [
    "php",
    '<?php a("$b->c->d", "$e[f][g]", "$h?->i", "$j-> [k]");',
    ["${}->d  argument a 0", "${}[g]  argument a 1", "${}  argument a 2", "${}-> [k]  argument a 3"],
  ],
  "PHP's here-documents": [
    "php",
    `<?php $a = <<<B\nc "d" $e\nB;\n$f = <<<'G'\n$h\nG;`,
    ['c "d" ${}  assigned a', "$h  assigned f"],
  ],
  "the quoting of the shell": [
    "shell",
    `A='b"c' d --url="e $f $(g "h")" $'i\\'j' it\\'s # 'k'`,
    ['b"c  assigned A', "e ${} ${}  assigned url", "i\\'j  value"],
  ],
  "words of the shell": [
    "shell",
    `curl -s https://a/b\\&c | d https://e/"$f"/g`,
    ["https://a/b\\&c  value", "https://e/…  value", "…${}…  value"],
  ],
  "words of the shell that stand for a variable that is not set": [
    "shell",
    "A=${A:-https://a/${B}/c}/d; : ${E=http:/f.g}; F=${F:-https//g.h}; curl --i-http:/j.k https://l/${m:-n}}",
    ["https://a/${B}/c…  value", "http:/f.g  assigned E", "https//g.h  value", "https://l/${m:-n}}  value"],
  ],
  "words of the shell that an expansion takes away or replaces": [
    "shell",
    "A=${b#https://}; C=${d%%http://*}; E=${f/http:/https:}; G=${h//https:\\/\\/i/http://j}; K=${L[0]#http://m} https://n/${o#p}",
    ["https://n/${o#p}  value"],
  ],
  "white space and other characters in words of the shell that do not end them": [
    "shell",
    `curl \uFEFFhttps://a/b\u00A0c https://d\u200B/e\u3000`,
    ["\uFEFFhttps://a/b\u00A0c  value", "https://d\u200B/e\u3000  value"],
  ],
  "words of the shell between the brackets of a help": [
    "shell",
    "a [--b=https://c/d] [-e https://f/g] {--h=https://i/j} k=https://l/[m]",
    ["https://l/[m]  assigned k"],
  ],
  "words of the shell that lack a slash or the colon": [
    "shell",
    `curl http:/a.b/c | wget -O- https//d.e; cd f/http//g.h; i.http:/j.k http:/l http//m/n`,
    ["http:/a.b/c  value", "https//d.e  value"],
  ],
  "words of the shell that name this machine, or have a colon too many": [
    "shell",
    `curl http:/localhost:8080/ http//localhost https:://a.b/c; http//localhosts`,
    ["http:/localhost:8080/  value", "http//localhost  value", "https:://a.b/c  value"],
  ],
  "words of the shell in parentheses that a backslash quotes": [
    "shell",
    "echo a \\(https://b/c\\) d; e https://f/g_\\(h\\); find -exec i https://j/k\\;",
    ["https://b/c…  value", "https://f/g_\\(h\\)  value", "https://j/k…  value"],
  ],
  "words of the shell behind the name of git": [
    "shell",
    "pip install git+https//a.b/c.git git+https:/d.e/f.git\nh git+https://i",
    ["git+https//a.b/c.git  value", "git+https:/d.e/f.git  value", "git+https://i  value"],
  ],
  "queries in here-documents": [
    "shell",
    "a <<B <<C\nask { <a> <b:c> ?d }\n?e <f:g> ?h\nB\nselect <i>\nC",
    ["ask { <a> <b:c> ?d }\n?e <f:g> ?h  tagged sparql", "select <i>  text"],
  ],
  "here-documents of the shell": [
    "shell",
    `cat <<A - <<-'B' 'c'\nd "e\nA\n\tf\n\tB\ng 'h'`,
    ["c  value", 'd "e  text', "\tf  text", "h  value"],
  ],
  "Kotlin's strings": ["kotlin", 'val a = """b"$c"""; val d = "e${f}g"', ['b"${}  assigned a', "e${}g  assigned d"]],
  "Swift's strings": ["swift", 'let a = "b\\(c)d"; let e = #"f"g\\"#', ["b${}d  assigned a", 'f"g\\  assigned e']],
  "Dart's strings": ["dart", "var a = r'b\\'; var c = '''d'e''';", ["b\\  assigned a", "d'e  assigned c"]],
  "Scala's strings": [
    "scala",
    'val a = s"b${c}d"; val e = """f"g"""; val h = \'"\'',
    ["b${}d  assigned a", 'f"g  assigned e'],
  ],
  "Scala's dollar signs": [
    "scala",
    'sql"a$$b$c$$${d}"; `e"f`; g"""h$i$$j"""',
    ["a$$b${}$$${}  value", "h${}$$j  value"],
  ],
  "Groovy's strings": ["groovy", "def a = \"b${c}d\"; def e = '''f'g'''", ["b${}d  assigned a", "f'g  assigned e"]],
  "Lua's long brackets": [
    "lua",
    "a = [=[b\"]]c]=] -- \"d\"\ne = 'f' --[[ 'g'\n]]",
    ['b"]]c  assigned a', "f  assigned e"],
  ],
  "Lua's comments of any level": [
    "lua",
    "--[==[ 'a' ]] 'b' ]==] c = 'd' --[=e 'f'\n--[======[ 'g\n' [[h ]======] i = 'j'",
    ["d  assigned c", "j  assigned i"],
  ],
  "Lisp's strings": [
    "lisp",
    `(a "b \\"c\\"\nd") '(e . "f") ?" #\\" ?; (g "h") ; "i"\n#| "j" #| |# |# (re #"k\\d" #rx"l" "m")`,
    ['b \\"c\\"\nd  assigned a', "f  assigned e", "h  assigned g", "m  value"],
  ],
  "names in Lisp": [
    "lisp",
    `(def a-url "b") (setq c/d "e" f "g") {:h "i" j "k"} ((l . "m")) (n o "p")`,
    ["b  assigned a-url", "e  assigned c/d", "g  value", "i  assigned h", "k  value", "m  assigned l", "p  value"],
  ],
  "Terraform's addresses, behind what fetches them": [
    "terraform",
    'a = "git::https://b//c?d=e"\nf = "git::"',
    ["https://b//c?d=e  assigned a", "git::  assigned f"],
  ],
  "PowerShell's words": [
    "powershell",
    "irm -Uri https://a/b%zz -OutFile $c; iwr https://d/$e|iex",
    ["https://a/b%zz  value", "https://d/  value"],
  ],
  "Terraform's strings": ["terraform", 'a = "b${c["d"]}e" # "f"', ["b${}e  assigned a"]],
  "Terraform's escaped holes and here-documents": [
    "terraform",
    'a = "b$${c}%%{d}${e}" + <<-F\n g "h"\n F\ni = "j"',
    ["b$${c}%%{d}${}  assigned a", ' g "h"  text', "j  assigned i"],
  ],
  "strings of protocol buffers": ["protobuf", `option a = "b" 'c'; // "d"`, ["bc  assigned a"]],
  "GraphQL's strings": ["graphql", 'a @b(url: "c") """d "e\\n"""', ["c  assigned b().url", 'd "e\\n  value']],
  "SQL's strings": ["sql", `SELECT 'a''b', "c" -- 'd'`, ["a''b  value", "c  value"]],
  "what joins strings": [
    "java",
    'URI.create("a" + b + "c"); url = d.e(f, "g") + "h" + i; o = [("j" + k("l") + "m") + n];',
    ["a${}c  argument URI.create 0", "g  argument d.e 1", "…h…  assigned url", "j${}m  value", "l  argument k 0"],
  ],
  "what ends an expression": [
    "java",
    'f("a" + b, c + "d"); e = x * "g" + y; z = w & v + "h"; i("j" + k == l + "m");',
    ["a…  argument f 0", "…d  argument f 1", "g…  value", "…h  value", "j…  argument i 0", "…m  comparison"],
  ],
  "statements without semicolons": [
    "python",
    'url = "a" + b\nc(d + "e")\nf = g + "h" + \\\n  i\n"j"\n"k" + l if m else n + "o"',
    ["a…  assigned url", "…e  argument c 0", "…h…  assigned f", "j…  value", "…k…  value", "…o  value"],
  ],
  "strings in lines that a backslash makes one": [
    "ruby",
    `raise A, "b: " \\\n  "https://c/d. " \\\r\n  "e"\nf = "g" + \\\n  "h"\ni = "j"`,
    ["b: https://c/d. e  value", "gh  assigned f", "j  assigned i"],
  ],
  "other signs that join": ["lua", 'url = "a" .. b .. "c"', ["a${}c  assigned url"]],
  "members on the way from one string to another": [
    "php",
    "<?php $url = 'a' . $b->c['d'] . E::f . \"g\";",
    ["a${}g  assigned url", "d  value"],
  ],
  "Perl's strings": [
    "perl",
    `my $a = "b$c/@{d}"; e('f\\'g'); $#h; i(\\"j);\n=pod\n\n"k" it's\n\n=cut\nl(<<"M");\nn $o\nM\np("q");`,
    ["b${}/${}  assigned a", "f\\'g  argument e 0", "n $o  text", "q  argument p 0"],
  ],
  "Perl's quotes of any form": [
    "perl",
    `my $url = q{a{b}\\}c}; d(qq(e$f(g)\\)h), q/i\\/j/); $q{k} = $l->q("m"); s/"/'/g; n =~ /"o/; qr{p"{2}}x; s{q"}{"r"}; m!"!;`,
    ["a{b}\\}c  assigned url", "e${}(g)\\)h  argument d 0", "i\\/j  argument d 1", "m  argument l.q 0", "r  value"],
  ],
  "Perl's lists of words": [
    "perl",
    `for (qw(a://b c://d)) { e("f\\LG\\Eh") }`,
    ["a://b c://d  text", "f${}G${}h  argument e 0"],
  ],
  "PowerShell's back quotes": [
    "powershell",
    'a("b`"c$d`$e`"f"); $g = "$h://$env:i/j``"; k @"\n"l`"m\n"@',
    ['b`"c${}`$e`"f  argument a 0', "${}://${}/j``  assigned g", '\n"l`"m  value'],
  ],
  "R's strings": [
    "r",
    `a <- r"-(b"c)-"; d(e = 'f', "g") # "h"`,
    ['b"c  value', "f  assigned d().e", "g  argument d 1"],
  ],
  "PowerShell's strings": [
    "powershell",
    `$a = "b$c""d"; e 'f''g' <# "h" #>; $i = @"\nj "k" $l\n"@; m(\`"); n("o") # "p"`,
    ['b${}""d  assigned a', "f''g  value", '\nj "k" ${}  assigned i', "o  argument n 0"],
  ],
  "no text behind a hole that nothing closes": [
    "kotlin",
    'val a = "http://b/${c{d}" + "http://$e/{f}"',
    ["http://b/${}http://${}/{f}  assigned a"],
  ],
  "words of the shell that end with brackets": [
    "shell",
    "a=$(b file://$(c d)/e | f) g[http://h] http://i/$(j) [k: http://l] [m http://n]",
    ["file://$(c d)/e  value", "http://i/$(j)  value"],
  ],
  "words of a Dockerfile": [
    "dockerfile",
    `# it's "a"\nFROM b\nADD https://c/d /e\nENV F="g$H" I='j'`,
    ["https://c/d  value", "g${}  assigned F", "j  assigned I"],
  ],
  "another language by its quotes": [
    "code",
    "a = \"b\\\"c\"; it's `d` and f' 'g'\nh(\"i",
    ['b\\"c  assigned a', "d  value", "g  value"],
  ],
  "escaped quotation marks outside of strings": ["code", 'a "b\n\\"c\\" d" e', []],
  "no strings in what is no text": ["code", 'a\0 = "b"', []],
  "a string that its line leaves open": ["python", `a = "b\nc = "d"`, ["d  assigned c"]],
};

describe("documents in programming languages", () => {
  for (const [name, [language, text, lines]] of Object.entries(rows))
    it(`read ${name}`, () => assert.deepEqual(literalLines(readDocument(text, language).literals, text), lines));

  const comments: Readonly<
    Record<string, readonly [language: LanguageName, text: string, comments: readonly string[]]>
  > = {
    "lines and blocks": ["c", 'a // "b\n/* c */ "// d"', ['// "b', "/* c */"]],
    "blocks in blocks": ["rust", "/* a /* b */ c */ d /* e", ["/* a /* b */ c */", "/* e"]],
    "those of the shell after white space only": ["shell", "a#b ${#c} #d\n#e", ["#d", "#e"]],
    "those of Ruby from one line to another": ["ruby", "a\n=begin\n'b'\n=end\nc", ["\n=begin\n'b'\n=end"]],
    "data of a program's own": ["perl", "a\n__DATA__\n'b'\n=pod\n", ["\n__DATA__\n'b'\n=pod\n"]],
    "attributes of PHP are none": ["php", "<?php #[A]\n# b", ["# b"]],
  };
  for (const [name, [language, text, expected]] of Object.entries(comments))
    it(`tell comments: ${name}`, () => {
      const found = readDocument(text, language).comments.map(({ start, end }) => text.slice(start, end));
      assert.deepEqual(found, expected);
    });
});

describe("plain text", () => {
  it("is read line by line", () => {
    const text = "a\r\n\nb c";
    assert.deepEqual(literalLines(readDocument(text, "plaintext").literals, text), ["a  text", "b c  text"]);
  });
});
