type Attributes = Readonly<Record<string, string>>;

/** An element with attributes and children; text is text, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value);
  created.append(...children);
  return created;
}

let sections = 0;

/** A section with its heading. */
export function section(title: string, ...children: readonly (Node | string)[]): HTMLElement {
  const id = `section-${(sections += 1)}`;
  return element("section", { "aria-labelledby": id }, element("h2", { id }, title), ...children);
}

/** A table whose first cell of each row is the row's head. */
export function table(head: readonly string[], rows: readonly (readonly (Node | string)[])[]): HTMLElement {
  const headCells = head.map((title) => element("th", { scope: "col" }, title));
  const body = rows.map(([first = "", ...rest]) =>
    element("tr", {}, element("th", { scope: "row" }, first), ...rest.map((cell) => element("td", {}, cell))),
  );
  return element("table", {}, element("thead", {}, element("tr", {}, ...headCells)), element("tbody", {}, ...body));
}

/** Terms with what is said of each. */
export function terms(pairs: readonly (readonly [string, Node | string])[]): HTMLElement {
  return element("dl", {}, ...pairs.flatMap(([term, text]) => [element("dt", {}, term), element("dd", {}, text)]));
}
