/** Puts the data in the places of `{{name}}`; the compiler has seen that every name has its datum. */
export function fillMessage(message: string, data: Readonly<Record<string, string>>): string {
  return message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => data[name] ?? "");
}
