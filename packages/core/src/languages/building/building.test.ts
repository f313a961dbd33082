import { describeCode } from "../../../test/describe-code.js";

describeCode("cmake", {
  strings: {
    "strings with holes, and raw ones": [
      `set(A "b\${C}\\"$ENV{D}" [=[e"]]f]=] \\"g)`,
      ['b${}\\"${}  assigned A', 'e"]]f  value'],
    ],
    "words that are identifiers": [
      `a(b URL https://c/\${d} GIT_REPOSITORY "e")`,
      ["https://c/${d}  assigned URL", "e  assigned GIT_REPOSITORY"],
    ],
    "addresses for installers": [`set(CPACK_NSIS_A "b")`, ["b  value"]],
    "what is compared": [`if(A STREQUAL "b" OR "c" MATCHES D)`, ["b  comparison", "c  comparison"]],
  },
  comments: { "lines and blocks": [`a() # it's "b\n#[=[ "c ]] ]=]`, [`# it's "b`, '#[=[ "c ]] ]=]']] },
});

describeCode("dockerfile", {
  strings: {
    "an argument between the quotation marks of a text": [
      "FROM a\nRUN wget ‘https://b/c’ && d",
      ["‘https://b/c’  identifier broken-link"],
    ],
  },
  comments: { "of a line": ["# it's\nRUN a", ["# it's"]] },
});

describeCode("makefile", {
  strings: {
    "an argument between the quotation marks of a text": [
      "a:\n\tcurl -L “https://b/c” -o d\n\techo “https://e”",
      ["“https://b/c”  identifier broken-link"],
    ],
    "what the shell has": [
      `a: ; b "c$(D)" 'e"' \\' https://f/$(G)`,
      ["c${}  value", 'e"  value', "https://f/$(G)  value"],
    ],
    "what a command of the shell prints": [
      'a: ; b "c`d "e" \\`f\\``g" "h$(I)j" "k\\`l" "m`n"',
      ["c${}g  value", "h${}j  value", "k\\`l  value", "m`n  value"],
    ],
    "arguments of functions": [
      "$(call a,https://b/c, d)\n$(call a,https://b/c,$(D))\n$(call a,https://b/c,1/d)",
      ["https://b/c…  argument  1", "https://b/c…  argument  1", "https://b/c,1/d  argument  1"],
    ],
    "words in parentheses that a backslash quotes": ["a:\n\t@echo b \\(https://c/d\\) e", ["https://c/d…  value"]],
    variables: ["URL := https://a/b\nC = d#e", ["https://a/b  assigned URL"]],
  },
  comments: { "of a line": [`a = b # it's "c`, [`# it's "c`]] },
});

describeCode("tcl", {
  strings: {
    "strings with holes": [`set a "b$c\\"[d {e}]f"; g "h"`, ['b${}\\"${}f  assigned a', "h  value"]],
    "quotation marks that are characters": [`set a b"c; set d {e"}; f \\" "g"`, ["g  value"]],
    "what is compared": [`if {$a eq "b" || "c" ne $d}`, ["b  comparison", "c  comparison"]],
  },
  comments: { "of a line": [`a #b ; # it's "c\n  # d`, [`# it's "c`, "# d"]] },
});

describeCode("directives", {
  strings: {
    "words up to the end of a directive": [
      "a https://b/%zz;\n--c=https://d/e,f, g (https://h/i)\nj+k://l/m#n@o;p q",
      ["https://b/%zz  value", "https://d/e,f  assigned c", "https://h/i  argument g 0", "j+k://l/m#n@o;p  value"],
    ],
    "variables of requests, servers and pages": [
      "GET https://{{a}}/b?c={{d}}\nreturn 301 https://$e$f;\nRewriteRule ^(.*)$ https://g/%{H}/i\n/j/* https://k/:l 301!",
      ["https://{{a}}/b?c={{d}}  value", "https://$e$f  value", "https://g/  value", "https://k/:l  value"],
    ],
    "parts of the last condition, and escapes": [
      "RewriteRule ^ https://a/b/%1.%2/c [R=303,L]\nRewriteRule ^ https://a/%20d%\\2e\na https://f/g:%%{ENV:H}",
      ["https://a/b/  value", "https://a/%20d  value", "https://f/g:  value"],
    ],
    "flags that set a variable": [
      "RewriteRule ^ - [E=BASE:https://a/b]\nRewriteRule ^ https://a/c[R=302,L]\na http://[::1]/",
      ["https://a/b  assigned BASE", "https://a/c[R=302,L]  value", "http://[::1]/  value"],
    ],
    "addresses behind what fetches them": ["-e git+https://a/b.git@c#egg=d", ["https://a/b.git@c#egg=d  value"]],
    "addresses behind what fetches them that lack a colon or a slash": [
      "-e git+https//a.b/c.git\nd @ git+https:/e.f/g.git",
      ["git+https//a.b/c.git  value", "git+https:/e.f/g.git  value"],
    ],
    "servers that a request is forwarded to, though a sign is missing": [
      "proxy_pass http:/a;\nb {\n  grpc_pass https//c;\n}\nProxyPass /d http:/e/d\nreturn 301 https//$f$g;\nh http:/i;",
      [
        "http:/a  assigned proxy_pass",
        "https//c  assigned grpc_pass",
        "http:/e/d  assigned ProxyPass",
        "https//$f$g  value",
      ],
    ],
    "servers in blocks of one line": [
      "server { listen 1; location /a { proxy_pass http:/b; } }\nlocation ~ /c { return 301 https:/$d$e; }\nserver { f http:/g; }",
      ["http:/b  assigned proxy_pass", "https:/$d$e  value"],
    ],
    "no patterns": ["RewriteCond %{A} !^http://(www\\.)?b\\.c", []],
    strings: [`resolved "https://a/b#c"\n"d": 'e'`, ["https://a/b#c  value", "d  value", "e  assigned d"]],
  },
  comments: { "of a line": ["# it's\na https://b/#c # d\nrequire e // f", ["# it's", "# d", "// f"]] },
});

describeCode("po", {
  strings: {
    "strings of several lines": [`msgid ""\n"a\\"b "\n"c"\nmsgstr[0] "d"`, ['a\\"b c  value', "d  value"]],
  },
  comments: { "of a line": [`#: a.c:1\n# it's\nmsgid "b#c"`, ["#: a.c:1", "# it's"]] },
});

describeCode("coffeescript", {
  strings: {
    "strings with holes": [
      `a = "b#{c["d"]}" + 'e'; f """g"h""", '''i'j'''`,
      ["b${}e  assigned a", 'g"h  value', "i'j  value"],
    ],
    patterns: [`a = /"b/; c /'d/, /// "e ///; f = "g" / h / "i"`, ["g  assigned f", "i  value"]],
  },
  comments: { "lines and blocks": [`a # it's "b\n### it's "c\n###`, [`# it's "b`, `### it's "c\n###`]] },
});
