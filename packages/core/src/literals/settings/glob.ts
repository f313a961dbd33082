/** What items have to be, one after the other; between them there may be any number of others. */
export type Glob<Item> = readonly (((item: Item) => boolean) | "any number")[];

/**
 * Whether the items are what the glob says, from the first to the last. Where an item is not, only the last "any number"
 * takes one more: what stands before it could end no later. So the time is at most that of comparing each with each.
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
