import { createRequire } from "node:module";
import { checkIri, escapeInvisible } from "../../packages/core/dist/index.js";

const require = createRequire(new URL("../../package.json", import.meta.url));

/** What another library says of a text: that it takes it, or that it does not. */
interface Peer {
  readonly name: string;
  readonly takes: (text: string) => boolean;
}

interface UriJs {
  parse(text: string): { readonly error?: string };
}

/** Libraries that this project measures itself with, in the versions that its lock file names. */
const peers: readonly Peer[] = [
  { name: "new URL", takes: (text) => URL.canParse(text) },
  { name: "uri-js", takes: (text) => (require("uri-js") as UriJs).parse(text).error === undefined },
  { name: "fast-uri", takes: (text) => (require("fast-uri") as UriJs).parse(text).error === undefined },
];

const texts: readonly string[] = [
  "http://a.example/r\u00E9sum\u00E9",
  "http://a.example/b c",
  "http://a.example/50%",
  "http://a.example/{id}",
  "htps://a.example/",
  "http:/a.example/",
  "http://a.example/\u200B",
  "http://a.example\u2215b/c",
  "http://\u0440aypal.example/",
  "http://1.2.3.4/\u05D0\u05D1",
  "http://a.example/\u202Efdp.exe",
  "http://user:opensesame@a.example/",
  "http://[::1%25eth0]/",
  "http://256.1.1.1/",
];

/** A page with what each says of the same texts, tried while it is written. */
export function besidePage(): string {
  const rows = texts.map((text) => {
    const [finding] = checkIri(text, {
      checks: "recommended",
      display: { before: "", after: "", paragraph: "ltr" },
    });
    const said = finding === undefined ? "right" : `[\`${finding.code}\`](checks/${finding.code}.md)`;
    const others = peers.map(({ takes }) => (takes(text) ? "takes it" : "refuses it"));
    return `| <code v-pre><bdi dir="ltr">${escapeHtml(escapeInvisible(text))}</bdi></code> | ${[said, ...others].join(" | ")} |`;
  });
  const names = ["", "Irilint", ...peers.map(({ name }) => `\`${name}\``)];
  return [
    "# Beside other tools",
    "## Libraries that read URLs",
    "A parser answers whether it can go on, which is not whether the text is what its author meant. Each cell was tried when this page was made.",
    [`| ${names.join(" | ")} |`, `|${" --- |".repeat(names.length)}`, ...rows].join("\n"),
    "## Beside a link checker",
    "A link checker asks whether the other side answers; it finds pages that are gone, and needs the network. Irilint looks at what is written: it finds what is wrong in addresses that nobody can ask for (templates, names, connections to databases, addresses of tests), in every language, in milliseconds, and says how to repair it. A page that is gone, it does not find.",
    "## Beside `riot --validate` and `rapper`",
    "They validate a whole RDF document, its grammar included, and stop at or report what no IRI may hold. Irilint does not judge the rest of the grammar. It tells of IRIs that are right by the grammar and not meant: slips in namespaces and schemes, terms that a vocabulary does not have, what is displayed like another IRI; and it repairs.",
    "## Instead of a search for bidi characters",
    "Tools against “trojan source” search for formatting characters. Text in Hebrew or Arabic needs none to be [displayed like another address](checks/bidi-visual-twin.md); Irilint lays the line out as an editor does and compares.",
    "",
  ].join("\n\n");
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"|]/g, (character) => `&#${character.charCodeAt(0)};`);
}
