import type { InspectedFinding, Inspection } from "iri-language-server/dist/protocol/custom-requests.js";
import type { CopiedForm } from "../inspector/messages.js";
import { element, section, terms } from "./element.js";
import { glyph, isolated } from "./isolated.js";
import { describePlace } from "./place-text.js";

/** What a person can do in the page beyond reading. */
export interface Actions {
  readonly copy: (form: CopiedForm, shown: string) => void;
  readonly reveal: () => void;
}

/** The identifier, where it stands, and what is wrong with it. */
export function overview(inspection: Inspection, { reveal }: Actions): HTMLElement {
  const { text, fullLength, findings, furtherFindings } = inspection;
  const cut = fullLength > text.length ? [`The first ${text.length} of ${fullLength} characters. `] : [];
  return element(
    "header",
    {},
    element("h1", {}, isolated(text)),
    element("p", { class: "place" }, ...cut, `${describePlace(inspection)} `, button("Go to", reveal)),
    ...(findings.length === 0
      ? []
      : [element("ul", { class: "findings", "aria-label": "Findings" }, ...findings.map(finding))]),
    ...(furtherFindings === undefined ? [] : [element("p", {}, remainder(furtherFindings))]),
  );
}

function remainder(findings: number): string {
  return findings === 1 ? "One more finding." : `${findings} more findings.`;
}

function finding({ code, severity, message, url }: InspectedFinding): HTMLElement {
  const name = url === undefined ? code : element("a", { href: url }, code);
  return element(
    "li",
    { class: severity },
    element("strong", {}, severity),
    " ",
    // Left to itself, a text takes the direction of its first letter, which may be one that it quotes.
    element("bdi", { dir: "ltr" }, message),
    " ",
    name,
  );
}

/** The forms in which the identifier can be written. */
export function forms({ uri, iri, host, twin, holes }: Inspection, { copy }: Actions): HTMLElement {
  const pairs: [string, Node | string][] = [];
  if (uri !== undefined) pairs.push(["URI", withCopy("URI", uri, copy)]);
  if (iri !== undefined) pairs.push(["IRI", withCopy("IRI", iri, copy)]);
  if (host !== undefined) {
    pairs.push(["Host in ASCII (A-labels)", isolated(host.ascii)]);
    pairs.push(["Host in Unicode (U-labels)", isolated(host.unicode)]);
  }
  if (twin !== undefined) {
    const follows = twin.conforms ? "; it follows the bidi guidelines" : "";
    const differs = ` is another identifier, with another ${listOf(twin.differsIn)}${follows}. As stored: `;
    const stored = element("bdi", { dir: "ltr" }, ...Array.from(twin.text, glyph));
    pairs.push(["Displayed the same", element("span", {}, isolated(twin.text), differs, stored)]);
  }
  if (pairs.length > 0) return section("Forms", terms(pairs));
  const isPattern = holes.length > 0;
  return section(
    "Forms",
    isPattern ? "A pattern: … stands for what the program fills in when it runs." : "It has no URI form.",
  );
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

function withCopy(form: CopiedForm, text: string, copy: Actions["copy"]): HTMLElement {
  return element(
    "span",
    {},
    isolated(text),
    " ",
    button("Copy", () => copy(form, text), `Copy the ${form}`),
  );
}

function button(title: string, act: () => void, label = title): HTMLElement {
  const created = element("button", { type: "button", "aria-label": label }, title);
  created.addEventListener("click", act);
  return created;
}
