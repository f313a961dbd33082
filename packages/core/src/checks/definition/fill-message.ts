import { remembered } from "../../text/remembered.js";

/** Texts and names in turn; the messages of all checks are some hundreds. */
const partsOf = remembered((message) => message.split(/\{\{(\w+)\}\}/));

/** Puts the data in the places of `{{name}}`; the compiler has seen that every name has its datum. */
export function fillMessage(message: string, data: Readonly<Record<string, string>>): string {
  return partsOf(message)
    .map((part, index) => (index % 2 === 0 ? part : (data[part] ?? "")))
    .join("");
}
