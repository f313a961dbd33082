/** Texts and names in turn, of each message that was ever filled; the checks have some hundreds. */
const partsOf = new Map<string, readonly string[]>();

/** Puts the data in the places of `{{name}}`; the compiler has seen that every name has its datum. */
export function fillMessage(message: string, data: Readonly<Record<string, string>>): string {
  let parts = partsOf.get(message);
  if (parts === undefined) partsOf.set(message, (parts = message.split(/\{\{(\w+)\}\}/)));
  return parts.map((part, index) => (index % 2 === 0 ? part : (data[part] ?? ""))).join("");
}
