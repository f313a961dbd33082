import type { Inspection } from "iri-language-server/dist/protocol/custom-requests.js";
import type { FromPage, ToPage } from "../inspector/messages.js";
import { characters, unusualCharacters } from "./characters.js";
import { comparisonPart } from "./comparison.js";
import { element } from "./element.js";
import { orders } from "./order.js";
import { forms, overview, type Actions } from "./overview.js";
import { components, encodedOctets, readers } from "./structure.js";

/** VS Code gives it to the script of a webview, once. */
declare function acquireVsCodeApi(): {
  postMessage(message: FromPage): void;
  getState(): { readonly compareWith: string } | undefined;
  setState(state: { readonly compareWith: string }): void;
};

const editor = acquireVsCodeApi();
const compareWith = editor.getState()?.compareWith ?? "";
const actions: Actions = {
  copy: (form, shown) => editor.postMessage({ kind: "copy", form, shown }),
  reveal: () => editor.postMessage({ kind: "reveal" }),
};
const comparison = comparisonPart(compareWith, (other) => {
  editor.setState({ compareWith: other });
  editor.postMessage({ kind: "compare", with: other });
});
const hint = element("p", { class: "hint" });
const identifier = element("div", {});
const parts = element("div", {}, identifier, comparison.root);

window.addEventListener("message", ({ data }: MessageEvent<ToPage>) => {
  parts.hidden = data.kind === "nothing";
  hint.hidden = !parts.hidden;
  if (data.kind === "nothing") hint.textContent = data.hint;
  else show(data.inspection);
});
document.querySelector("main")?.append(hint, parts);
if (compareWith !== "") editor.postMessage({ kind: "compare", with: compareWith });
else editor.postMessage({ kind: "ready" });

let last = "";

function show(inspection: Inspection): void {
  comparison.show(inspection.comparison);
  comparison.root.hidden = inspection.holes.length > 0;
  const { comparison: _, version: __, ...rest } = inspection;
  const content = JSON.stringify(rest);
  // A person may be reading, or have the focus on a button.
  if (content === last) return;
  last = content;
  identifier.replaceChildren(
    overview(inspection, actions),
    ...unusualCharacters(inspection),
    forms(inspection, actions),
    components(inspection),
    ...readers(inspection),
    ...orders(inspection),
    ...encodedOctets(inspection),
    characters(inspection),
  );
}
