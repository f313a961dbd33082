import assert from "node:assert/strict";
import { literalLines } from "../../../../test/literal-lines.js";
import { readDocument } from "../../index.js";

/** Each text with the lines of its identifiers. */
const rows: Readonly<Record<string, readonly [text: string, lines: readonly string[]]>> = {
  "addresses of url, hyperref and breakurl": [
    String.raw`\url{a:b} \url {a:c} \nolinkurl{a:d} \burl{a:e} \hyperbaseurl{a:f} \href{g}{\url{a:h}} \urldef\i\url{a:j}`,
    [
      String.raw`a:b  identifier \url`,
      String.raw`a:c  identifier \url`,
      String.raw`a:d  identifier \nolinkurl`,
      String.raw`a:e  identifier \burl`,
      String.raw`a:f  identifier \hyperbaseurl`,
      String.raw`g  identifier \href`,
      String.raw`a:h  identifier \url`,
      String.raw`a:j  identifier \url`,
    ],
  ],
  "options, and arguments in other lines": [
    "\\href[a=b]{c}{d} \\href\n  {e}\n{f} \\href% g\n[h]{i}{j} \\href\n\n{k}{l}",
    ["c  identifier \\href", "e  identifier \\href", "i  identifier \\href"],
  ],
  "addresses between other characters": [
    "\\url|a:b{c| \\url!a:d! \\url|a:e\n| \\href|f|{g} \\url*{a:h}",
    ["a:b{c  identifier \\url", "a:d  identifier \\url", "a:h  identifier \\url"],
  ],
  "line ends and space, which mean nothing": [
    "\\url{ a:b%\n  c/\n\td%20e% f\n g h }",
    ["a:bc/d%20eg h  identifier \\url"],
  ],
  "line ends of other systems": [
    "\\url{a:b\r\n c} \\url\r\n{a:d\re} \\url{a:f\r\n\r\n} \\url{a:g\r \r}",
    ["a:bc  identifier \\url", "a:de  identifier \\url"],
  ],
  "commands, groups, formulas and parameters": [
    String.raw`\url{a:\b/c\d e\f{g{h}}{i}j} \href{\k#1\#l##2m}{} \url{a:n{o}p$\sim$q\-r\_s{\_}t}`,
    [
      "a:${}/c${}e${}j  identifier \\url",
      "${}${}\\#l${}m  identifier \\href",
      "a:n${}p${}q${}r\\_s{\\_}t  identifier \\url",
    ],
  ],
  "hosts without a scheme, but no files": [
    String.raw`\url{ctan.example.org/x} \url{www.a.example} \url{sec/part.tex} \url{a.tex/b} \url{example.org}`,
    ["ctan.example.org/x  identifier \\url", "www.a.example  identifier \\url"],
  ],
  "escaped braces": [String.raw`\url{a:b\}c} d}`, [String.raw`a:b${"${}"}c  identifier \url`]],
  "no names, files and paths": [
    String.raw`\url{/a b} \url{c@d.e} \url{CTAN: g} \url{CTAN:/h} \url{arXiv:1} \href{run:i j} \href{k l.pdf#m} \href{file:n o} \href{p: q} \href{r s : t}`,
    [],
  ],
  "no lists of addresses": [String.raw`\url{https://a https://b}`, []],
  "no definitions of the commands": [
    String.raw`\def\url#1{a} \newcommand{\url}[1]{b} \renewcommand*\href[2]{c} \let\url\href \DeclareUrlCommand\url{\d:e} \providecommand\url{a:b}`,
    [],
  ],
  "what definitions use": [
    String.raw`\newcommand\a[1]{\href{b:c=#1}{#1}}`,
    [String.raw`b:c=${"${}"}  identifier \href`],
  ],
  "what is not closed": [
    "\\url{a:b\n\n\\href{c}{d} \\url{a:e \\url{a:f} \\href{g",
    ["c  identifier \\href", "a:f  identifier \\url"],
  ],
  "no comments": ["% \\url{a:b}\n\\% \\url{a:c} \\\\% \\url{a:d}", ["a:c  identifier \\url"]],
  "nothing that is shown as it is": [
    "\\verb|\\url{a:b}| \\verb*+%+ \\lstinline[c=d]{\\url{a:e}} \\mintinline{tex}|\\url{a:f}| \\url{a:g}\n" +
      "\\begin{verbatim}\n\\url{a:h} %\n\\end{verbatim}\n\\begin{lstlisting}[i=j]\n\\href{k}{l}\n\\end{lstlisting}" +
      "\\begin{itemize}\\url{a:m}\\end{itemize}\\begin{Verbatim*}\\url{a:n}\\end{Verbatim*}",
    ["a:g  identifier \\url", "a:m  identifier \\url"],
  ],
  "what an environment of code is given": [
    "\\begin{lstlisting}[caption={\\url{a:b}}]\n\\url{a:c}\\end{lstlisting} \\begin{verbatim}[\\url{a:d}\\end{verbatim}",
    ["a:b  identifier \\url"],
  ],
  "what follows an environment or a listing without an end": [
    "\\begin{verbatim}\n\\url{a:b} \\verb|c\n\\url{a:d} \\lstinline{e\n\n\\url{a:f}",
    ["a:b  identifier \\url", "a:d  identifier \\url", "a:f  identifier \\url"],
  ],
  "no chunks of code": [
    "<<a, b=c>>=\n\\url{a:d} % e\n@\n\\url{a:f} <<g>>= \\url{a:h}",
    ["a:f  identifier \\url", "a:h  identifier \\url"],
  ],
  "code of LaTeX3": [
    String.raw`\href{http \c_colon_str //a.example}{b} \href{http://a/\tl_use:N \l_b_tl}{c} \href{http://a/\b_c}{d}`,
    [String.raw`http://a/${"${}"}_c  identifier \href`],
  ],
  "other commands that begin alike": [String.raw`\urlstyle{a:b} \hrefs{c} \url@d{a:e} \Url{a:f} \verbatim|g|`, []],
};

describe("latexReader", () => {
  for (const [name, [text, lines]] of Object.entries(rows))
    it(`reads ${name}`, () => {
      const { literals } = readDocument(text, "latex");
      const identifiers = literals.filter(({ site }) => site.kind === "identifier");
      assert.deepEqual(literalLines(identifiers, text), lines);
    });

  it("reads text around them line by line", () => {
    const text = " a \\href{b}{c} d\n  e#1f\\##1\\#1 % g\n\\verb|h|i\\url{j}";
    assert.deepEqual(literalLines(readDocument(text, "latex").literals, text), [
      "a \\href{  text",
      "b  identifier \\href",
      "}{c} d  text",
      "e${}f\\#${}\\#1  text",
      "\\verb|  text",
      "h  text",
      "|i\\url{j}  text",
    ]);
  });

  it("reads comments up to the end of their lines", () => {
    const text = "% a\nb\\%c % d % e\r\n%\n\\verb|%|\n\\url{f:g%20h}%i";
    assert.deepEqual(
      readDocument(text, "latex").comments.map(({ start, end }) => text.slice(start, end)),
      ["% a", "% d % e", "%", "%i"],
    );
  });
});
