/**
 * The name that pnpm gives to what it packs of a package, by its manifest.
 * @param {{ readonly name: string, readonly version: string }} manifest
 */
export function tarballOf({ name, version }) {
  return `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
}
