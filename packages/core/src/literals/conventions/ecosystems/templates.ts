import { templateElement } from "../../syntaxes/template-marks.js";
import type { Convention } from "../convention.js";
import { patternSequence } from "../../../text/composed-pattern.js";

/** Expressions between plus signs that interrupt a string with this quotation mark: `' + a.b[0] + '`. */
function joinedByPlusSigns(quote: string): RegExp {
  const parenthesized = String.raw`\((?=[\w.$[\]]{0,100}[^\w.$[\]()])(?:[^()${quote}\n]|${quote}[^${quote}\n]{0,100}${quote}){1,200}\)`;
  return new RegExp(String.raw`${quote}\s?\+\s?(?:(?:[\w.$[\]()]+|${parenthesized})\s?\+\s?){1,40}${quote}`, "uy");
}

/** The attributes of a tag and its end, or what stands before a string in it. */
const restOfTag = /(?:\s[^<>]*)?(?:\/?>|(?<=[\s=(,])$)/uy;

export const templates: readonly Convention[] = [
  {
    name: "values between double or triple braces",
    seenIn: "Mustache, Handlebars, Jinja, Liquid, Vue, Angular, Helm",
    kind: "placeholder",
    match: {
      begins: "{",
      patterns: [
        /\{{2,3}[^{}]*\}{2,3}/uy,
        /\{\{(?:[^{}]|\{(?!\{)(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}\}/uy,
        /\{\{[^{}]*\{\{[^{}]*\}\}[^{}]*\}\}/uy,
        /\{\{(?:[^{}"']|"(?:[^"{}]|\{(?!\{)|\}(?!\}))*"|'(?:[^'{}]|\{(?!\{)|\}(?!\}))*')*\}\}/uy,
      ],
    },
    effect: { hole: "in-any-file" },
    examples: {
      is: [
        "https://«{{host}}»/«{{{ path }}}»",
        "«{{ f({ a: 1 }) }}»",
        `/«{{ '{"a":1}' | b }}»/«{{ "}" }}»`,
        "«{{a::{{b::c}}}}»",
        "«{{ url({a: b, c: {d: url({e: ''})}}) }}»/f",
      ],
      isNot: ["/{{a", "/{a}", `/{{ '{{a'`],
    },
  },
  {
    name: "tags that write the marks of tags, with what stands between them",
    seenIn: "templates of projects of Django (wagtail/wagtail)",
    kind: "placeholder",
    match: {
      begins: "{",
      patterns: [
        /\{% templatetag open(?<mark>\w{1,16}) %\}(?:[^{}]|\{\{[^{}]{0,64}\}\}){0,200}\{% templatetag close\k<mark> %\}/uy,
      ],
    },
    effect: { hole: "in-any-file" },
    examples: {
      is: [
        "/«{% templatetag openblock %} url 'a' {% templatetag closeblock %}»?b",
        "«{% templatetag openblock %} static 'a/{{ b }}.c' {% templatetag closeblock %}»",
      ],
      isNot: ["/{% templatetag openblock"],
    },
  },
  {
    name: "tags of templates between braces with percent signs",
    seenIn: "Jinja, Liquid, Twig, Django",
    kind: "placeholder",
    match: { begins: "{", patterns: [/\{%(?:[^%{]|%(?!\})|\{(?!%))*%\}/uy] },
    effect: { hole: "in-any-file" },
    examples: { is: ["/a/«{% url 'a' b %}»"], isNot: ["/{%a", "/{a}"] },
  },
  {
    name: "values between braces with exclamation marks",
    seenIn: "Blade",
    kind: "placeholder",
    match: { begins: "{", patterns: [/\{!!(?:[^!{]|!(?!!\})|\{(?!!!))*!!\}/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["/«{!! $a !!}»"], isNot: ["/{!a}"] },
  },
  {
    name: "names and expressions between braces",
    seenIn: "URI templates (RFC 6570), OpenAPI, Python, .NET, Rust, Svelte",
    kind: "placeholder",
    match: { begins: "{", patterns: [/\{[^{}"`<>\n]*\}/uy] },
    effect: { hole: "in-programs" },
    examples: {
      is: ["https://a/users/«{id}»/«{?page,size}»", "«{+base}»/a", "«{}»"],
      isNot: ["/a{b", '/a?b={"c":1}', "/{{a}}"],
    },
  },
  {
    name: "tag or value that the quotation mark of its argument cuts off",
    seenIn:
      'Jinja, Liquid, Django, Helm, Twig (YesWiki/yeswiki), and shortcodes of Hugo: `{{< a "b" >}}` (chef/chef-web-docs)',
    kind: "placeholder",
    match: {
      begins: "{",
      patterns: [
        /\{[{%]-?\s[^{}]*$/uy,
        /\{[{%]-?\s[^{}]*(?:\{(?!\{)[^{}]*(?:\}[^{}]*)?){1,4}$/uy,
        /\{\{[\w.$:>-]+\([^{}()]*$/uy,
        /\{\{[<%]\s?[\w/][^{}]*$/uy,
      ],
    },
    effect: { hole: "in-any-file" },
    examples: {
      is: [
        ...["/a«{% url »", "/a«{{ b »", "«{{route(»", "https://«{{< a »", "/«{{%param »"],
        ...["«{{ url({params:{action:»", "/a«{{ path('b', {c: {d: 1}, e: »", "/«{% set a = {b: »"],
      ],
      isNot: ["/{{a", "/{%a", "/{{a(b)", "/{{<", "/{{ a {{"],
    },
  },
  {
    name: "beginning of a tag or value that white space ends, as in a word of a shell",
    seenIn: "commands in pages of templates: `wget https://a.example/{% include b %}` (root-project/web)",
    kind: "placeholder",
    match: { begins: "{", patterns: [/\{(?:%[-+]?|\{\{?[-<%]?|!!)$/uy] },
    effect: { hole: "in-programs" },
    examples: {
      is: ["https://a.example/b/«{%»", "/«{%-»", "/a«{{»", "/«{{-»", "/«{{<»", "/«{!!»"],
      isNot: ["/a{", "/{%a", "/{%/b"],
    },
  },
  {
    name: "rest of a tag or value that a quotation mark has cut off",
    seenIn: "Jinja, Liquid, ERB, EJS, Hugo",
    kind: "placeholder",
    match: { begins: "text", patterns: [/[\s\w"'(),.|=-]*\s(?:\/?[>%]\}\}|[%}]\}|%>)/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["« | a %}»/b", "«) }}»", "« %>»", "« >}}»/c", "« %}}»"], isNot: ["a}}", "http://a/ %}", "a>}}"] },
  },
  {
    name: "calls, blocks and values between braces, with braces, arrows and comparisons in them",
    seenIn: "Fluid, Smarty, Latte, Dust, Riot, JSONPath: `{f:uri.page(pageUid: '{a}')}`, `{$a->b}`, `{link A, b => c}`",
    kind: "placeholder",
    match: {
      begins: "{",
      patterns: [
        // JSONPath, as kubectl and OpenShift fill it in.
        /\{(?:\.[\w-]{1,64}(?:\[[^[\]{}\n]{0,128}\])?){1,10}\}/uy,
        /\{\s?[$=!_(]?\$?[A-Za-z](?:[^{}"`<>\n]|[-=|:!]>|(?<![-=|:!])[<>]=?[\s\d])*\}/uy,
        patternSequence(
          /\{\s?[$@#]?[A-Za-z_][\w.>-]*(?::[A-Za-z_][\w.]*)*[\s(]/uy,
          /(?:[^{}"`<>\n]|->|=>|\{(?:[^{}"\n]|\{[^{}"\n]*\})*\})*\}/uy,
        ),
        /\{\$(?:[^{}"`<>\n]|->|\{[^{}"\n]*\})*\}/uy,
      ],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: [
        ...["/«{$a->b}»/«{$a->b('c d')|e: 1, 2}»", "«{link this, a => b}»", "«{a -> f:format.raw()}»", "/«{a:>5}»"],
        ...[
          "«{f:uri.page(a: '{b.c}', d: {e: '{f}'})}»?g",
          "«{vb:link a, {vb:raw b}}»",
          "«{ url({a: 1}) }»",
          "«{$a|b:{$c}}»",
          'http://«{.spec.ports[?(.name=="a")].port}»',
        ],
      ],
      isNot: ["/a{b", "/{a<b}", '/a?b={"c":{"d":1}}', "/{a: {b: 1}}", "/{{a}"],
    },
  },
  {
    name: "call, block or value between braces that the quotation mark of its argument cuts off",
    seenIn: 'Smarty, Latte, Soy, Dust, XQuery, RainTPL (shaarli/Shaarli): `"{url a="b"}"`, `"{if $a == "b"}/c{/if}"`',
    kind: "placeholder",
    match: {
      begins: "{",
      patterns: [
        /\{[#@=!]?\$?[A-Za-z_][\w.:>-]*[\s(|](?:[^{}<>]|[-=]>)*(?<=[\s=(,[|:?])$/uy,
        /\{(?:function|include|loop|if)=$/uy,
      ],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: [
        "/a«{if $b == »",
        "«{url a='b' c=»",
        "«{@link path=»",
        "/a«{$b|cat:»",
        "/«{encode(»",
        "«{link this, a => »",
        "/«{function=»",
      ],
      isNot: ["/a{b", "/{a b", "/a{", "/{a="],
    },
  },
  {
    name: "values between braces behind a number sign or an at sign",
    seenIn: "Ruby, CoffeeScript, Thymeleaf, PowerShell",
    kind: "placeholder",
    match: { begins: "#", patterns: [/#\{[^{}\n]*\}/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["/«#{id}»"], isNot: ["/#id"] },
  },
  {
    name: "expressions between double colons",
    seenIn:
      'templates of Haxe: `href="::item.url::"`, `src="//::Config.name::.a.example/b.js"` (HaxeFoundation/haxe.org)',
    kind: "placeholder",
    // Between words, the colons join the names of a module: `A::B::C`.
    match: { begins: "::", patterns: [/(?<!\w(?=::\w+::\w))::[A-Za-z_]\w*(?:\.\w+){0,8}(?:\([\w., ]*\))?::/uy] },
    effect: { hole: "in-programs" },
    examples: {
      is: [
        "«::item.url::»",
        "//«::Config.name::».a.example/b",
        "«::a::»/«::b.c::»/",
        "/a?b=«::c::»",
        "/a#«::b::»",
        "«::a.b(c)::»",
      ],
      isNot: ["urn:a::b", "http://[1::2]/", "::a", "::a b::", "/pod/A::B::C", "/std/a::b::c::d.html"],
    },
  },
  {
    name: "directives with their conditions behind a number sign",
    seenIn: "Velocity: `/a#if($b)?c=$d#end`",
    kind: "placeholder",
    match: {
      begins: "#",
      patterns: [
        patternSequence(/#(?:if|elseif|foreach|set|parse|include)\s?/uy, /\([^()"]*(?:\([^()"]*\)[^()"]*){0,8}\)/uy),
      ],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: ["/a«#if($b)»?c=d", "/a?b=«#foreach($c in $d)»", "«#set($a = 1)»/b"],
      isNot: ["/a#if", "/a#iffy(b)", "/a#b(c)"],
    },
  },
  {
    name: "end or alternative of a directive, beside one",
    seenIn: "Velocity: `/a#if($b)?c=$d#end`",
    kind: "placeholder",
    match: { begins: "#", patterns: [/#(?:end|else)(?![A-Za-z])/uy], isOnlyBesideAnother: true },
    effect: { hole: "in-programs" },
    examples: { is: ["/a#if($b)?c«#else»/d«#end»"], isNot: ["/a#end", "/a#else"] },
  },
  {
    name: "names between triple number signs",
    seenIn: "markers of TYPO3",
    kind: "placeholder",
    match: { begins: "#", patterns: [/###[A-Za-z]\w*###/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["http://«###HOST###»/a?b=«###ID###»"], isNot: ["/a###b", "###"] },
  },
  {
    name: "names between double number signs",
    seenIn: "templates of FreshRSS",
    kind: "placeholder",
    match: { begins: "#", patterns: [/##[A-Za-z]\w*##/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["«##help##»", "/a?«##b##»"], isNot: ["/a##b", "#a#"] },
  },
  {
    name: "names between section signs",
    seenIn: "payloads of Burp and Hopla (swisskyrepo/PayloadsAllTheThings)",
    kind: "placeholder",
    match: { begins: "§", patterns: [/§[A-Za-z]\w*§/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["http://«§HOST§»/a"], isNot: ["/a§4", "/§1§"] },
  },
  {
    name: "tags between angle brackets with percent signs",
    seenIn: "ERB, EJS, JSP, ASP.NET",
    kind: "placeholder",
    match: {
      begins: "<",
      patterns: [/<%%(?:[^%<]|%(?!>)|<(?!%)|<%(?:[^%<]|%(?!>)|<(?!%))*%>)*%>/uy, /<%(?:[^%<]|%(?!>)|<(?!%))*%>/uy],
    },
    effect: { hole: "in-any-file" },
    examples: { is: ["/«<%= a %>»", "«<%%= new_<%= a %>_path %>»/b"], isNot: ["/<%a"] },
  },
  {
    name: "instructions between angle brackets with question marks",
    seenIn: "PHP",
    kind: "placeholder",
    match: { begins: "<", patterns: [/<\?(?:[^?<]|\?(?!>)|<(?!\?))*\?>/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["/«<?= $b ?>»", "/«<?php\n  echo $a->b ?>»"], isNot: ["/<?a"] },
  },
  {
    name: "what a server includes",
    seenIn: "Apache",
    kind: "placeholder",
    match: { begins: "<", patterns: [/<!--#(?:[^-<]|-(?!->))*-->/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ['mailto:«<!--#echo encoding="url" var="A-B" -->»'], isNot: ["/<!--#a -- >"] },
  },
  {
    name: "names in comments, and what stands between two of a star",
    seenIn: "templates of pages (processing/processing-docs): `<!-- path -->a.html`, `<!--*-->path<!--*-->a.html`",
    kind: "placeholder",
    match: {
      begins: "<",
      patterns: [
        /<!--\*-->[\w.-]{1,64}<!--\*-->/uy,
        /<!--[ \t]*[A-Za-z_][\w.:-]{0,64}[ \t]*-->/uy,
        patternSequence(
          /<!--[ \t]?(?:TMPL_[A-Z]+|IF|ELSEIF|BEGIN|END|INCLUDE|DEFINE)[ \t]/uy,
          /(?:[^<>-]|-(?!->))*-->/uy,
        ),
      ],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: [
        "«<!-- path -->»a.html",
        "«<!--*-->path<!--*-->»a.html",
        "«<!--url-->»",
        "/a«<!-- IF not B -->»?c«<!-- ENDIF -->»",
      ],
      isNot: ["/a<!-- b c -->", "/<!--", "/<!-- -->"],
    },
  },
  {
    name: "directives, macros and components between angle brackets",
    seenIn:
      "Freemarker `<#if a>` `<@b.url c/>`, Mason `<& a, b => c &>` `</%perl>`, Mako `<%def name=`, HTML::Template `<TMPL_VAR a>`, DTML, vBulletin, ColdFusion",
    kind: "placeholder",
    match: {
      begins: "<",
      patterns: [
        patternSequence(/<\/?[@#][A-Za-z][\w.]*/uy, restOfTag),
        /<&\|?\s?(?:[^&<]|&(?!>))*(?:&>|(?<=[\s=(,]|=>)$)/uy,
        /<\/?%[a-z][\w:.]*(?:\s[^<>%]*)?(?:\/?>|(?<=[\s=(,])$)/uy,
        patternSequence(/<\/?(?:TMPL_|tmpl_|dtml-|cf|(?:if|else|elseif)(?=[\s>/]))[\w-]*/uy, restOfTag),
      ],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: [
        ...["«<@spring.url '/a'/>»", "/a«<#if b??>»?c«</#if>»", "«<@s.url action=»", "«<#if a == »"],
        ...["«<& /a/b, c => d &>»/e", "«<& a, b =>»", "«<%perl>»a«</%perl>»", "«<%self:url a='b'/>»", "«<%def name=»"],
        ...[
          "«<TMPL_VAR NAME=a>»?b«</TMPL_IF>»",
          "«<TMPL_VAR NAME=»",
          "/a«<dtml-if b>»c«</dtml-if>»",
          "«<if a=»",
          "«</cfif>»",
        ],
      ],
      isNot: ["/a<#b", "/<@a", "/<&a", "/<b href=", "/a</b>", "/<iffy a='b'>"],
    },
  },
  {
    name: "elements with a prefix",
    seenIn: "JSTL, JSP",
    kind: "placeholder",
    match: {
      begins: "<",
      patterns: [
        templateElement,
        patternSequence(/<\/?[A-Za-z][\w-]*:[A-Za-z][\w.-]*/uy, /(?:\s(?:[^<>]|<%(?:[^%<]|%(?!>))*%>)*)?\/?>/uy),
        /<[A-Za-z][\w-]*:[A-Za-z][\w.-]*\s[^<>"]*=$/uy,
      ],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: ["«<c:url b='<%=c%>' d='/e'/>»", "/«<b:c/>»/d", "«<s:url a=»", "«<f:uri.resource path=»"],
      isNot: ["/<a b='c'/>", "/<b:c"],
    },
  },
  {
    name: "words between angle brackets",
    seenIn: "documentation, routes of Flask",
    kind: "placeholder",
    match: { begins: "<", patterns: [/<:?[\p{L}_](?:[\p{L}\p{M}\w .:|-]|\/(?=[\p{L}\d])|\[\d{1,3}\])*>/uy] },
    effect: { hole: "in-programs" },
    examples: {
      is: [
        ...["http://«<host>»:«<port>»/", "http://«<your-host>»/a", "mongodb://«<host URL/IP>»:«<Port>»", "/«<:id>»/a"],
        "https://«<ingress.hosts[0]>»/",
        ...["https://«<Ihr Server/Host>»/", "http://«<主机/IP>»:80/", "https://«<ваш_сервер>»/"],
      ],
      isNot: ["/a<b", "/<>", "/a<br/>", "/</b>"],
    },
  },
  {
    name: "names between angle brackets in what is called a template",
    seenIn: "`url_template` of niv: `https://github.com/<owner>/<repo>` (haskell/haskell-language-server)",
    kind: "stand-in",
    match: ({ characters, text, place: { template } }) =>
      template !== undefined && /^[<>]+$/u.test(characters) && /<[A-Za-z_][\w.-]{0,64}>/u.test(text),
    effect: { excuses: ["character-excluded"] },
    examples: {
      is: [
        { text: "https://a.example/<owner>/<rev>.tar.gz", at: { tier: "sink", role: "url", template: "uri-template" } },
      ],
      isNot: [
        { text: "https://a.example/<owner>", at: { tier: "sink", role: "url" } },
        { text: "https://a.example/b<c", at: { tier: "sink", role: "url", template: "uri-template" } },
      ],
    },
  },
  {
    name: "words between number signs, and names between dollar signs, in angle brackets",
    seenIn: "Xcode, whose editor puts the cursor there: `/vapor/<#repo#>.git` (vapor/docs); Blogger: `<$BlogItemURL$>`",
    kind: "placeholder",
    match: { begins: "<", patterns: [/<#[A-Za-z][\w .:()-]{0,64}#>/uy, /<\$[A-Za-z]\w{0,64}\$>/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["https://a.example/«<#repo#>».git", "«<$BlogItemURL$>»#b"], isNot: ["/a<#b", "/<##>", "/<$a>"] },
  },
  {
    name: "tag of which a quotation mark or an angle bracket cuts off the end",
    seenIn: "ERB, EJS; where they make Turtle, `<http://a/<%= b %>>`, the identifier ends at the first bracket",
    kind: "placeholder",
    match: { begins: "<", patterns: [/<%[=-]{0,2}\s[^<>]*$/uy] },
    effect: { hole: "in-any-file" },
    examples: { is: ["/a«<%= b »"], isNot: ["/<%a"] },
  },
  {
    name: "names between double parentheses",
    seenIn: "Concourse, BOSH",
    kind: "placeholder",
    match: { begins: "((", patterns: [/\(\([A-Za-z_][\w.:/-]*\)\)/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["/«((id))»/«((a.b/c:d))»"], isNot: ["/((1))/(a)"] },
  },
  {
    name: "names between double underscores",
    seenIn: "build scripts, extensions of browsers",
    kind: "placeholder",
    match: { begins: "__", patterns: [/__[A-Z](?:[A-Z0-9]|_(?!_))*__/uy, /__MSG_(?:@@)?\w+?__/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["/«__ID__»/«__MSG_@@extension_id__»/«__MSG_id__»"], isNot: ["/__msg_id__/"] },
  },
  {
    name: "strings that are joined by plus signs in a string of another language",
    seenIn: "JavaScript, Java and C# in markup",
    kind: "placeholder",
    match: {
      begins: "'",
      patterns: [joinedByPlusSigns("'")],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: ["«' + a.b[0] + '»/c", "/«'\n+ a +\n'»", "/a-«' + (b.c ? 'd' : 'e f') + '»", "«'+(a || b)+c+'»"],
      isNot: ["'a' + b", "/a'+'b", "'+(a b)'"],
    },
  },
  {
    name: "strings with double quotation marks that are joined by plus signs",
    seenIn: "JavaScript, Java and C# in markup",
    kind: "placeholder",
    match: {
      begins: '"',
      patterns: [joinedByPlusSigns('"')],
    },
    effect: { hole: "in-programs" },
    examples: { is: ['/«"+f()+"»', '/«" + (a == "b" ? "c" : "") + "»'], isNot: ['/a"+"b'] },
  },
  {
    name: "strings that are joined by tildes in a string of another language",
    seenIn: "Twig, Jinja: `'<a href=\"' ~ url|safelink|e('html_attr') ~ '\">'` (matomo-org/matomo)",
    kind: "placeholder",
    match: {
      begins: "'",
      patterns: [/'\s?~\s?(?:[^'"<>~]|'[^'"<>~]{0,64}'){1,200}\s?~\s?'/uy],
    },
    effect: { hole: "in-programs" },
    examples: { is: ["«' ~ a|b|c('d_e') ~ '»/f", "/«'~a~'»"], isNot: ["/a'~'b", "/~a'~b"] },
  },
  {
    name: "call in a template behind a tilde, which the quotation mark of its argument cuts off",
    seenIn: "Twig, Jinja: `\"<a href='\" ~ linkTo({'module': …`",
    kind: "placeholder",
    match: { begins: '"', patterns: [/"\s?~\s?[\w.|]+\([{[]?$/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ['«" ~ linkTo({»', '/a«"~b(»'], isNot: ['/a"~b', '" ~ a(b)'] },
  },
  {
    name: "escapes at the end for another program",
    seenIn: "printf, echo, tests of other languages",
    kind: "placeholder",
    match: { begins: "\\", patterns: [/(?<!\\[nrt])(?:\\[nrt])+$/uy] },
    effect: { hole: "in-programs" },
    examples: { is: ["http://a«\\n»", "http://a/b«\\r\\n»"], isNot: ["http://a\\nb", "http://a\\d"] },
  },
  {
    name: "end of a line that a command writes within its argument",
    seenIn: "`echo -e` and `printf` in guides (rocky-linux/documentation)",
    kind: "placeholder",
    match: { begins: "\\", patterns: [/(?<!\\[nrt])(?:\\[nrt])+(?=[A-Za-z#])/uy], syntax: "shell-double" },
    effect: { hole: "in-programs" },
    examples: { is: ["http://a/b«\\n»c", "http://a/b«\\r\\n»d"], isNot: ["http://a\\d", "http://a\\n/b"] },
  },
  {
    name: "name between two faces, `^o^`",
    seenIn: "Apache HertzBeat, whose definitions of monitors are YAML: `/metrics?tag=id:^o^id^o^`",
    kind: "placeholder",
    match: { begins: "^", patterns: [/\^(?:o\^\w{1,64}\^o|_\^\w{1,64}\^_)\^/uy] },
    effect: { hole: "in-any-file" },
    examples: {
      is: ["/actuator?tag=id:«^o^id^o^»", "http://«^_^host^_^»:«^_^port^_^»/a"],
      isNot: ["/a^o^b", "/a?b=^o^^o^", "/^_^"],
    },
  },
];
