import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface Link {
  readonly text: string;
  readonly link: string;
}

const content = fileURLToPath(new URL("../content", import.meta.url));

export function checkLinks(): Link[] {
  return linksTo("checks");
}

export function referenceLinks(): Link[] {
  return linksTo("reference");
}

export function decisionLinks(): Link[] {
  return linksTo("decisions").map(({ text, link }) => ({ text: asSentence(text), link }));
}

/** A link to each page of a folder but its index, by the names of the files. */
function linksTo(folder: string): Link[] {
  return readdirSync(`${content}/${folder}`)
    .filter((file) => file.endsWith(".md") && file !== "index.md")
    .map((file) => file.slice(0, -".md".length))
    .sort((a, b) => a.localeCompare(b))
    .map((name) => ({ text: name, link: `/${folder}/${name}` }));
}

function asSentence(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
}
