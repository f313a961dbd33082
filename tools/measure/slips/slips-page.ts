import type { Outcome, Row } from "./measure.js";
import { addressOf, slips } from "./slips.js";

const example = "https://www.example.com/a-page/item";

/** The page that says how many slips are found. */
export function slipsPage(rows: readonly Row[], seeds: number, languages: number): string {
  return `<!-- Written by pnpm slips --write. Do not edit. -->

# Slips

How much of what goes wrong is found? \`pnpm slips\` takes ${seeds} faultless addresses from published files in ${languages} languages
([corpus](real-code.md)), puts one slip after another into each, and reads the file again. _Reported_: the preset \`recommended\` has a finding there. _Mended_:
one of its fixes gives back the very file. Addresses are followed (\`href\`, \`fetch\`, any literal with \`https://\`); names are compared (namespaces, the terms of a
graph), so that less can be called wrong in them.

What cannot be mended is known to the writer alone: the host that was left out, the port that was meant. Slips that leave another plain address, such as
\`.con\` for \`.com\`, are not looked for.

| slip | such as | addresses | reported | mended | names | reported | mended |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.map(tableRow).join("\n")}
`;
}

function tableRow({ slip, addresses, names }: Row): string {
  return `| ${[slip.replaceAll("|", "\\|"), shown(slips[slip]?.(addressOf(example)) ?? ""), ...cells(addresses), ...cells(names)].join(" | ")} |`;
}

function cells({ seeded, reported, mended }: Outcome): string[] {
  return [String(seeded), percent(reported, seeded), percent(mended, seeded)];
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`;
}

/** In code, with what nobody sees as its code point. */
function shown(text: string): string {
  const visible = text.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]|\uFFFD/gu, (character) => {
    const digits = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return `[U+${digits}]`;
  });
  return visible.includes("`") ? `\`\` ${visible} \`\`` : `\`${visible.replaceAll("|", "\\|")}\``;
}
