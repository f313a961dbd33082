/** A pattern of items: a test for each one, or `any number` for zero or more arbitrary items. */
export type Glob<Item> = readonly (((item: Item) => boolean) | "any number")[];

/**
 * Whether the glob matches all items. After a mismatch, only the last `any number` takes one item more: an earlier one
 * could not lead to another result. The time is at most the product of both lengths.
 */
export function matchesGlob<Item>(glob: Glob<Item>, items: ArrayLike<Item>): boolean {
  const [lastWanted, last] = [glob.at(-1), items[items.length - 1]];
  if (typeof lastWanted === "function" && last !== undefined && !lastWanted(last)) return false;
  let token = 0;
  let resume: { readonly token: number; item: number } | undefined;
  for (let item = 0; item < items.length;) {
    const wanted = glob[token];
    const found = items[item];
    if (wanted === "any number") {
      token++;
      resume = { token, item };
    } else if (wanted !== undefined && found !== undefined && wanted(found)) {
      token++;
      item++;
    } else if (resume !== undefined) {
      ({ token } = resume);
      item = ++resume.item;
    } else return false;
  }
  return glob.slice(token).every((rest) => rest === "any number");
}
