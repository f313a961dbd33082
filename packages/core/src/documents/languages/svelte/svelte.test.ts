import assert from "node:assert/strict";
import { readDocument } from "../../index.js";

function literalsIn(svelte: string): string[] {
  return readDocument(svelte, "svelte").literals.map(({ span, site, pieces }) => {
    const what = site.kind === "attribute" ? `${site.element} ${site.name}` : site.kind;
    const holes = pieces
      ?.filter(({ kind }) => kind === "hole")
      .map((hole) => svelte.slice(hole.span.start, hole.span.end));
    return `${what}: ${svelte.slice(span.start, span.end)}${holes === undefined ? "" : ` (${holes.join(" ")})`}`;
  });
}

describe("svelteReader", () => {
  const rows: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    attributes: ["<a href='/a' src=/b>c</a>", ["a href: /a", "a src: /b", "text: c"]],
    "expressions in attributes": [
      "<a href={'/a'} src={`/b/${c}`} {d} {...e('/f')}>",
      ["a href: /a", "a src: /b/${c} (${c})", "argument: /f"],
    ],
    "expressions in values": [
      `<a href="/a/{b ? "/c" : d}/e" src=/f{g}>`,
      [`a href: /a/{b ? "/c" : d}/e ({b ? "/c" : d})`, "value: /c", "a src: /f{g} ({g})"],
    ],
    handlers: ["<a on:click={() => { fetch('/a') }}>", ["argument: /a"]],
    "expressions in text": ["a {b('}')} c", ["text: a", "argument: }", "text: c"]],
    blocks: [
      "{#if /[}/]/.test('/a')}{:else if b === '/c'}{/if}{@html '/d'}",
      ["argument: /a", "comparison: /c", "value: /d"],
    ],
    loops: ["{#each ['/a'] as b (b.c)}d{/each}", ["value: /a", "text: d"]],
    "scripts and styles": ["<script>fetch('/a')</script><style>b{c:url(d)}</style>", ["argument: /a", "identifier: d"]],
    "what is broken": ["<a href={'/a' src='b'>c {d", ["a href: {'/a' ({'/a')", "a src: b", "text: c {d"]],
  };
  for (const [name, [svelte, expected]] of Object.entries(rows))
    it(`reads ${name}`, () => assert.deepEqual(literalsIn(svelte), expected));
});
