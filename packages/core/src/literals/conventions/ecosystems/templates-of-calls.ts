import type { Convention } from "../convention.js";
import { patternSequence } from "../../../text/composed-pattern.js";

/** A call with any arguments between two strings with quotation marks of one kind; those of the other kind end an attribute. */
function callBetweenFullStops(quote: string, other: string): RegExp {
  const argument = `[^()<>${other}\\n]|[-=]>`;
  return new RegExp(
    `${quote}\\s?\\.\\s?[\\w$:>\\\\-]{1,64}\\((?:${argument}|\\((?:${argument}|\\((?:${argument}){0,128}\\)){0,128}\\)){0,256}\\)(?:->[\\w$]{1,64})?\\s?\\.\\s?${quote}`,
    "uy",
  );
}

/** Calls of a program in the markup that it writes, whose arguments may hold whatever an address may not. */
export const templatesOfCalls: readonly Convention[] = [
  {
    name: "strings that are joined by full stops in a string of another language",
    seenIn: "PHP, Perl in markup: `'<a href=\"' . route('a.show', $b->id) . '\">'` (akaunting/akaunting)",
    kind: "placeholder",
    match: {
      begins: "'",
      patterns: [/'\s?\.\s?(?:[\w$:[\]()>-]+(?:'\w*'\))?\s?\.\s?){1,40}'/uy, callBetweenFullStops("'", '"')],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: [
        "«'.$a->b[0].'»/d",
        "«' . A->b('c') . '»/d",
        "«' . route('a.show', $b->id) . '»",
        "/a/«'.route(config('b.' . $c->d->type . '.e') . '.show', $c->id).'»#f",
        "«' . route(Str::replace('a-', '', $b), $c->id) . '»/d",
        "«' . \\yii\\helpers\\Url::to(['a/b', 'c' => 1]) . '»",
        "?a=«' . urlencode(trim($b)) . '»&c=d",
        "«' . $this->url('a b', [1])->full . '»",
      ],
      isNot: ["'.'", "/it's/a'b'", "/it's (a) b'", "'.a('b'", "' . a . b ( c ) '", "'a('b').'"],
    },
  },
  {
    name: "strings that filters append to each other",
    seenIn:
      "Liquid, which writes markup with them: `append: '\" href=\"a.html#' | append: b.c | append: '\">'` (HL7/US-Core)",
    kind: "placeholder",
    match: {
      begins: "'",
      patterns: [/'\s?(?:\|\s?(?:append|prepend):\s?[\w.[\]-]{1,64}\s?){1,8}\|\s?append:\s?'/uy],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: ["a.html#«'| append: b.c | append: '»", "/«' | append: b | append: c[0].d | append: '»/e"],
      isNot: ["/a'| append: 'b", "/a' | b: c | append: '", "/'a'|append"],
    },
  },
  {
    name: "strings with double quotation marks that are joined by full stops",
    seenIn: "PHP, Perl in markup",
    kind: "placeholder",
    match: {
      begins: '"',
      patterns: [/"\s?\.\s?(?:[\w$:[\]()>-]+(?:"\w*"\))?\s?\.\s?){1,40}"/uy, callBetweenFullStops('"', "'")],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: ['/«".a:url."»', '«" . A->b("c") . $d . "»/d', '«" . url("a b", $c) . "»/d', '/?a=«".esc(b(c("d e")))."»'],
      isNot: ['/a"."b', '".a("b"'],
    },
  },
  {
    name: "call of a function between brackets, which are the whole value",
    seenIn: `templates of Azure: "[reference('a').primaryEndpoints.dfs]" (Azure/bicep-registry-modules)`,
    kind: "text",
    match: {
      text: [
        patternSequence(
          /^\[[a-z][A-Za-z\d]{0,63}\([^\n]{0,4000}\)/u,
          /(?:\.[A-Za-z]\w{0,63}|\[[^[\]\n]{1,128}\]){0,8}\]$/u,
        ),
      ],
    },
    effect: { is: "no-identifier" },
    examples: {
      is: [
        "[reference('a').primaryEndpoints.dfs]",
        "[concat('https://a.example/', parameters('b'), '/c d')]",
        "[parameters('a')]",
        "[uri(deployment().properties.templateLink.uri, 'a/b.json')]",
        "[variables('a')['b'].c]",
        "[if(equals(1, 2), 'a', 'b')]",
      ],
      isNot: ["[a](https://b.example/)", "[a]", "[::1]", "[a(b)](c)", "[a (b)]", "https://[a('b')]/"],
    },
  },
  {
    name: "call between number signs",
    seenIn: "ColdFusion: `<form action=\"#action( 'update' )#\">` (lucee/lucee-docs)",
    kind: "placeholder",
    match: {
      begins: "#",
      patterns: [
        patternSequence(
          /#[A-Za-z][\w.]{0,64}/uy,
          /\((?:[^()#<>\n]|\([^()#<>\n]{0,128}\)){0,256}\)/uy,
          /#(?=[/?&.#\w-]|$)/uy,
        ),
      ],
    },
    effect: { hole: "in-programs" },
    examples: {
      is: [
        "«#action( 'update' )#»",
        "/a/«#b.c(d)#»/e",
        "?a=«#encodeForURL(b.c)#»&d=e",
        "«#buildUrl( 'a', now() )#».html",
        "mailto:«#getMail()#»",
      ],
      isNot: ["#a(b)", "/a#b()c", "#a b(c)#", "#(a)#"],
    },
  },
];
