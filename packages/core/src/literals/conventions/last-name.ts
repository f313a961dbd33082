/** The last name of a dotted path: `open` of `window.open`. */
export function lastName(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}
