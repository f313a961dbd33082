import assert from "node:assert/strict";
import { literalLines } from "../../../test/literal-lines.js";
import { readDocument } from "../../documents/index.js";

const rows: Readonly<Record<string, readonly [text: string, lines: readonly string[]]>> = {
  "what is compared": [
    `when "a", "b"; c.start_with?("d")`,
    ["a  comparison", "b  comparison", "d  argument c.start_with? 0"],
  ],
  strings: [`a = "b#{c["d"]}e"; f 'g' # h`, ["b${}e  assigned a", "g  argument f 0"]],
  "quotes of any form": [
    `a = %q{b{c}d}; e(%Q[f#{g}h], %(i"j), %w[k://l m'n], %<o>); p 5 %q, r % (s); t %|u|; \`v "w"\``,
    [
      "b{c}d  assigned a",
      "f${}h  argument e 0",
      'i"j  argument e 1',
      "k://l m'n  text",
      "o  argument e 3",
      "u  argument t 0",
      'v "w"  text',
    ],
  ],
  "patterns, characters and variables": [
    `a =~ /b"c/; d("e", /f'\n'g/x, %r{h"}) if i / 2 + j / 3 > "k".l; m /n"/; [?", ?', $", $', ?#, :/, "o"].p /= 2; q./("r")`,
    ["e  argument d 0", "k  value", "o  value", "r  value"],
  ],
  "here-documents": [
    `a(<<~B, <<-'C'.d, <<E)\n "f" #{g}\n  B\n  h'\n  C\ni\nE\nclass J << self; k << "l"; m <<N\n"o"\nN`,
    [' "f" #{g}  text', "  h'  text", "i  text", "l  value", '"o"  text'],
  ],
  holes: ['"a#@b #$c #d \\#{e} \\cF \\u{41 42}"', ["a${} ${} #d \\#{e} ${} ${}  value"]],
};

describe("documents in Ruby", () => {
  for (const [name, [text, lines]] of Object.entries(rows))
    it(`read ${name}`, () => assert.deepEqual(literalLines(readDocument(text, "ruby").literals, text), lines));
});
