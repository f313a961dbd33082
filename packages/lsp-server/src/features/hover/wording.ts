import type { ExplainedFinding, Explanation, UriForm } from "./explanation.js";

/** Controls, among them those by which messages keep right-to-left text apart: a hover shows none. */
const controls = /[\p{Cc}\p{Bidi_Control}]/gu;

/** What it is, what is wrong with it, and then what else there is to know; `picture` is an image in Markdown. */
export function explainInMarkdown(explanation: Explanation, picture?: string): string {
  const { text, uri, iri, expansion, findings, usage, destination, description } = explanation;
  const forms = [
    ...descriptionLines(description, (label) => `**${escape(label)}**`, escape),
    ...(destination === undefined ? [] : [`**Leads to** ${escape(destination.replace(controls, ""))}`]),
    ...(expansion === undefined ? [] : [`**Example** ${codeLines(expansion)}`]),
    ...(iri === undefined ? [] : [`**IRI** ${codeLines(iri)}`]),
    ...(uri.kind === "other" ? [`**URI** ${codeLines(uri.text)}`] : formWithoutUri(uri, explanation)),
    ...(picture === undefined ? [] : [picture]),
    ...(usage === undefined ? [] : [usage]),
  ];
  const told = [...findings.map(findingInMarkdown), ...remainder(explanation)];
  const rule = told.length === 0 ? [] : ["---"];
  const parts = isPlain(explanation) ? [] : [fenced(componentLines(explanation))];
  return [codeLines(text), ...rule, ...told, ...rule, ...forms, ...parts].join("\n\n");
}

export function explainInPlainText(explanation: Explanation): string {
  const { text, uri, iri, expansion, findings, usage, destination, description } = explanation;
  const forms = [
    ...descriptionLines(description, String, String),
    ...(destination === undefined ? [] : [`Leads to: ${destination.replace(controls, "")}`]),
    ...(expansion === undefined ? [] : [`Example: ${expansion}`]),
    ...(iri === undefined ? [] : [`IRI: ${iri}`]),
    ...(uri.kind === "other" ? [`URI: ${uri.text}`] : formWithoutUri(uri, explanation)),
    ...(usage === undefined ? [] : [usage]),
  ].join("\n");
  const told = [...findings.map(findingInPlainText), ...remainder(explanation)];
  const parts = isPlain(explanation) ? [] : [componentLines(explanation).join("\n")];
  return [text, ...told, forms, ...parts].filter((part) => part !== "").join("\n\n");
}

/** The label and the comment, `Book: a work that is printed`, in the markup of a format. */
function descriptionLines(
  { label, comment }: Explanation["description"] & object = {},
  inLabel: (text: string) => string,
  inComment: (text: string) => string,
): string[] {
  const parts = [
    ...(label === undefined ? [] : [inLabel(label)]),
    ...(comment === undefined ? [] : [inComment(comment)]),
  ];
  return parts.length === 0 ? [] : [parts.join(": ")];
}

/** Whether the identifier shows all that there is to know of it. */
function isPlain({ uri, iri, components, findings }: Explanation): boolean {
  const isSame = isInUriForm(uri) && iri === undefined && findings.length === 0;
  return isSame && components.every(({ text, notes }) => text !== "" && notes.length === 0);
}

function remainder({ untold }: Explanation): string[] {
  return untold === 0 ? [] : [untold === 1 ? "One more finding." : `${untold} more findings.`];
}

const forms: Readonly<Record<Exclude<UriForm["kind"], "other">, string>> = {
  same: "It is already a URI.",
  "same-reference": "It is already a URI reference.",
  pattern: "This is a pattern: … stands for what the program fills in when it runs.",
  part: "This is a part, to which the program joins more when it runs.",
  "not-an-iri": "It has no URI form, since it is not an IRI.",
  "host-not-mappable": "It has no URI form, since its host is not a domain name.",
};

/** Of one with a fault, nothing is said that sounds as if it were in order. */
function formWithoutUri({ kind }: Exclude<UriForm, { kind: "other" }>, { findings }: Explanation): string[] {
  return isInUriForm({ kind }) && findings.length > 0 ? [] : [forms[kind]];
}

function isInUriForm({ kind }: Pick<UriForm, "kind">): boolean {
  return kind === "same" || kind === "same-reference";
}

function componentLines({ components }: Explanation): string[] {
  return components.flatMap(({ name, text, notes }) => {
    const lines = [...wrapped(text === "" ? "(empty)" : text), ...notes];
    return lines.map((words, index) => `${(index === 0 ? name : "").padEnd(nameWidth)}  ${words}`);
  });
}

const nameWidth = "userinfo".length;

function findingInMarkdown({ code, message, why, url, fixes }: ExplainedFinding): string {
  const name = url === undefined ? `**${code}**` : `[**${code}**](${url})`;
  const reason = why === "" ? "" : `*${quotedAsCode(why, /`([^`]+)`/u)}*`;
  const [first, ...lines] = [messageInMarkdown(message), reason].filter((text) => text !== "");
  lines.unshift(first === undefined ? name : `${name}: ${first}`);
  if (fixes.length > 0) lines.push(waysOut(fixes.map(escape)));
  return lines.join("\n\n");
}

function findingInPlainText({ code, message, why, fixes }: ExplainedFinding): string {
  const lines = [`${code}: ${[message.replace(controls, ""), why].filter((text) => text !== "").join("\n")}`];
  if (fixes.length > 0) lines.push(waysOut(fixes));
  return lines.join("\n");
}

function waysOut(titles: readonly string[]): string {
  return `${titles.length === 1 ? "Quick fix" : "Quick fixes"}: ${titles.join("; ")}.`;
}

/** What a message quotes becomes code, so that no character of it is taken for markup or for a link. */
function messageInMarkdown(message: string): string {
  return quotedAsCode(message.replace(controls, ""), /(?<=^|[\s(])'([^'\n]+)'(?=$|[\s.,;:)])/u);
}

/** Makes code of what the one group of `quotation` matches, and markup of nothing. */
function quotedAsCode(text: string, quotation: RegExp): string {
  return text
    .split(quotation)
    .map((part, index) => (index % 2 === 0 ? escape(part) : codeSpan(part)))
    .join("");
}

function escape(text: string): string {
  return text.replace(/[\\`*_[\]<>&~|#]/g, "\\$&");
}

/** Code that no editor would wrap, in as many lines as it needs. */
function codeLines(text: string): string {
  return wrapped(text).map(codeSpan).join("  \n");
}

/** Code between more back quotes than it holds in a row. */
function codeSpan(text: string): string {
  const quotes = "`".repeat(longestRun(text) + 1);
  const padding = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${quotes}${padding}${text}${padding}${quotes}`;
}

function fenced(lines: readonly string[]): string {
  const text = lines.join("\n");
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}text\n${text}\n${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
}

/** The most characters of a line: editors do not wrap code in hovers. */
const width = 64;

/** A text cut into lines, where one can after a delimiter. */
function wrapped(text: string): string[] {
  const characters = Array.from(text);
  const lines: string[] = [];
  while (characters.length > width) lines.push(characters.splice(0, breakIn(characters)).join(""));
  return [...lines, characters.join("")];
}

/** The place of the last delimiter in the second half of a line, or its end. */
function breakIn(characters: readonly string[]): number {
  for (let end = width; end > width / 2; end -= 1) if (/[/?&;=.,:#-]/.test(characters[end - 1] ?? "")) return end;
  return width;
}
