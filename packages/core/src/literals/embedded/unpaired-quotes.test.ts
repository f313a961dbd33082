import { describeFinder } from "../../../test/describe-finder.js";
import { findUnpairedQuotes } from "./unpaired-quotes.js";

const rows: Readonly<Record<string, readonly string[]>> = {
  "before the value of an attribute (w3c/activitystreams, seL4/website)": [
    '<a property="actor" href=«"http://a.example/sally>»Sally</a>',
    'thanks to <a href=«"https://a.example>»A</a> and <a href="https://b.example">B</a>',
    '<img alt="" src=«"https://a.example/b.png>»\n<p>',
  ],
  "behind the value of an attribute": [
    '<img src=«https://a.example/b.png"» alt="">',
    "<a class='b' href=«https://a.example/?b=c'»>d</a>",
  ],
  "before the value of a member of JSON (w3c/vc-data-model, openactive/modelling-opportunity-data)": [
    '{\n  "id": «"https://a.example/status/24»,\n  "type": "B"\n}',
    '{ "@context": «"https://a.example/list»\n}',
    '  "url": «"https://a.example»,\r\n  "b": 1\r\n',
  ],
  "behind the value of a key (falcosecurity/falco-website)": [
    'outputs:\n  url: «http://sidekick:2801/"»\n',
    "- homepage: «https://a.example/b'»",
    'URL=«https://a.example/b"»;',
  ],
  "of another kind behind it (flatcar/flatcar-docs)": ["urls:\n  client: «\"http://10.0.0.101:2379'»\n"],
  "doubled before the value of an attribute (szabgab/perlmaven.com)": [
    '<a href=«""http://catalystframework.org/"»>catalystframework.org</a>',
  ],
  "of a text around an argument of a command (curl/everything-curl#457, buildbuddy-io/buildbuddy#8000)": [
    "curl --expand-url «“https://a.example/{{path:trim}}”»",
    "$ sudo wget «‘https://b.example’» -q\n  git clone «“https://a.example/b”» c",
    "curl -H “Accept: a” -X GET «”https://a.example/b”»\n",
  ],
  "but none of a text about a command": [
    "With curl “https://a.example/b” we see",
    "A text: “https://a.example/b”",
    'curl "https://a.example/b”c"',
    "curl “https://a.example/b”, which",
  ],
  "behind a link of Textile (spree/spree-guides)": [
    '* +A+ has moved "3bf5df":https://a.example/commit/3bf5df«"»',
    '("a b":https://a.example/b«"»).',
  ],
  "but none that are paired": [
    '<a href="https://a.example">b</a> <a href="https://c.example/>d">e</a>',
    '{ "a": "https://a.example", "b": "https://b.example" }',
    "url: \"https://a.example\"\nurl: 'https://b.example'",
    '"a":https://a.example and "b":https://b.example "c"',
    "<a href=https://a.example>b</a>",
  ],
  "but none of a text that goes on in the next line": [
    'he wrote "see https://a.example"',
    '"url": "https://a.example/\n  b/c",',
    'See "https://a.example\nand more".',
    'description: "Study of a\n  design: https://a.example/b"\n',
    '"A long sentence that ends\nwith https://a.example"',
  ],
  "but none beside a hole or an operator": [
    '"<a href=\\"https://a.example/" + b + "\\">"',
    'url: https://${a}"',
    '"a": "https://a.example/{b}\n}',
  ],
};

describeFinder(findUnpairedQuotes, rows);
