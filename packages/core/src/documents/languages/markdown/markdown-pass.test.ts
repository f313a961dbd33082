import assert from "node:assert/strict";
import fc from "fast-check";
import { Parts } from "../../parts/parts.js";
import { likelyLabels, LinkLabels } from "./link-labels.js";
import { MarkdownLiterals } from "./markdown-literals.js";
import { markdownReader } from "./markdown-pass.js";

const named = () => undefined;
/** As long as a group of blocks is at least, in UTF-16 code units: the group ends where the next block may begin. */
const filler = `${"filler ".repeat(300)}\n\n`;

describe("a pass through Markdown", () => {
  const line = fc.constantFrom(
    "- [a](b)\n",
    "* [c](d)\n",
    "  - [e](f)\n",
    "27) [g](h)\n",
    "1. [i](j)\n",
    "- - -\n",
    "- \n",
    "-\t[k](l)\n",
    "- ```\n",
    "  ```\n",
    "```\n",
    "    [m](n)\n",
    "text [o](p)\n",
    "# [q](r)\n",
    "> - [s](t)\n",
    "- <div>\n",
    "</div>\n",
    "<!--\n",
    "- -->\n",
    "- <b title='\n",
    "- '>\n",
    "| [u](v) | w |\n",
    "|-|-|\n",
    `| a |\n|-|\n${"| [u](v) | ` |\n| `w` | http://a.b |\n".repeat(20)}`,
    "| x\n",
    "[y]: z\n",
    "- [y]\n",
    "- {% if a %}\n",
    "{% highlight yaml %}\n- [z](a)\n\n[b](c)\n{% endhighlight %}\n",
    "\n",
    " \r\n",
    "- [a](b)\r",
  );
  const lines = fc.array(line, { minLength: 2, maxLength: 12 }).map((all) => all.join(""));

  it("reads blocks in groups as if it had read them in one", () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const text = filler.slice(before.length) + before + after;
        const { literals, comments } = markdownReader(named, "gfm")(text);
        const whole = new MarkdownLiterals(text, {
          parts: new Parts(named),
          labels: new LinkLabels(likelyLabels(text)),
          dialect: "gfm",
          next: undefined,
        }).reading;
        assert.deepEqual([literals.slice(), comments.slice()], [whole.literals, whole.comments], JSON.stringify(text));
      }),
      { numRuns: 500 },
    );
  });
});
