/** Where the Unicode Consortium publishes a version of a file. */
export function publishedAt(name: string, version: string): string {
  if (name === "confusables" || name === "IdentifierStatus")
    return `https://www.unicode.org/Public/${version}/security/${name}.txt`;
  if (name === "IdnaTestV2") return `https://www.unicode.org/Public/${version}/idna/IdnaTestV2.txt`;
  const folder = name.startsWith("Derived") ? "ucd/extracted/" : "ucd/";
  return `https://www.unicode.org/Public/${version}/${folder}${name}.txt`;
}
