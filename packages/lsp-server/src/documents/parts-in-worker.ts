/** What a classic web worker has, and this needs of it. */
declare const self: {
  importScripts(address: string): void;
  require?: (name: string) => unknown;
  module?: { exports: unknown };
};

/**
 * Gives a web worker the `require` of Node.js, by which the parts of a bundle ask for each other: each is a script below
 * `folder`, an absolute URL that ends with a slash, and is evaluated once.
 */
export function requirePartsFrom(folder: string): void {
  const loaded = new Map<string, unknown>();
  self.require = (name) => {
    if (!loaded.has(name)) loaded.set(name, exportsOf(new URL(name, folder).href));
    return loaded.get(name);
  };
}

/** The script of a part may ask for another one while it is evaluated. */
function exportsOf(address: string): unknown {
  const asking = self.module;
  const part = { exports: {} as unknown };
  self.module = part;
  self.importScripts(address);
  if (asking === undefined) delete self.module;
  else self.module = asking;
  return part.exports;
}
