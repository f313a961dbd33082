/** The name that pnpm gives to what it packs of a package, by its manifest. */
export function tarballOf({ name, version }) {
  return `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
}
