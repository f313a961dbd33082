import type { Settings } from "@irilint/core/literals";
import { recordEnds, type RecordEnd, type RecordForm } from "./record-form.js";
import { byteClasses, signsOfText, Values } from "./values.js";
import { carriageReturn, lineFeed } from "../octets.js";

const classes = byteClasses("\r\n", `${signsOfText}]`);

/** What ends a link of Org and of wikis, which is more than text. */
const linkEnd = "]]";

const line = { syntax: "plain", site: { kind: "text" } } as const;

/** Lines of plain text and of logs, each of which may mention identifiers. */
export class TextLines implements RecordForm {
  readonly #values: Values;

  constructor(settings: Settings) {
    this.#values = new Values(settings);
  }

  recordEnd(bytes: Buffer, start: number): RecordEnd {
    const values = this.#values;
    values.begin();
    const end = values.endOf(bytes, start, classes);
    const next = bytes[end] === carriageReturn ? end + 1 : end;
    if (bytes[next] !== lineFeed) return recordEnds.doubtfulLine(bytes, start);
    const isClean = values.isPlain && (!values.hasSign || this.#isClean(bytes.toString("utf8", start, end)));
    return isClean ? next + 1 : recordEnds.doubtful(next + 1);
  }

  #isClean(text: string): boolean {
    return !text.includes(linkEnd) && this.#values.isClean(text, line);
  }
}
