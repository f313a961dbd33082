const web = /^https?:\/\/(?:www\.)?/;

/** Without what is mixed up most often: `http` and `https`, `www.`, upper and lower case, and the two names of the W3C. */
export function foldNamespace(namespace: string): string {
  const lowercase = namespace.toLowerCase();
  return lowercase.replace(web, "").replace(/^w3c\.org\//, "w3.org/");
}

/** The same without the slashes and number signs at the end. */
export function foldWithoutEnding(namespace: string): string {
  return withoutEnding(foldNamespace(namespace));
}

/** What stands before the ending. */
export function withoutEnding(namespace: string): string {
  return namespace.slice(0, namespace.length - endingOf(namespace).length);
}

/** The slashes and number signs at the end. */
export function endingOf(namespace: string): string {
  let end = namespace.length;
  while (namespace[end - 1] === "/" || namespace[end - 1] === "#") end--;
  return namespace.slice(end);
}
