import { beginsWithoutColon, databaseMisspelled } from "../../schemes/misspelled-scheme.js";
import type { EmbeddedIdentifier } from "./embedded-identifier.js";
import type { Tables } from "../conventions/tables.js";
import { beginsWithListedScheme } from "../conventions/matching/beginnings.js";
import type { Site } from "../read/site.js";

/** The name of an environment variable or an option of a command, with the sign before its value. */
const nameAndSign = String.raw`^(?:--?)?(?<name>[A-Za-z][\w.-]*)=`;

/**
 * A variable or an option with its value, `API_URL=https://a`, `--url=https://a`; but no list of such, `A=https://b;C=d`
 * or `A=https://b,C=d`.
 */
const assignment = new RegExp(String.raw`${nameAndSign}(?!.*,[\w.-]+=)(?<value>[^\s"'\x60<>|\\^{};]+)$`, "u");

/** The same with quotation marks around the value, which may then hold white space: `API_URL="https://a b"`. */
const quotedAssignment = new RegExp(
  String.raw`${nameAndSign}(?<quote>["'])(?<value>[^\n\r"'\x60<>|\\^{};]+)\k<quote>$`,
  "u",
);

/** Two schemes in a row and no third: `a://b://`. */
const doubled = /^[a-z]+:\/\/[a-z]+:\/\/(?!.*:\/\/)/iu;

/** A header field with its value (RFC 9110 §5). */
const field = /^(?<name>[A-Za-z-]+):[ \t]*(?<value>\S.*)$/u;

/**
 * Finds the identifier behind a name in a text that is an assignment, `url=https://a`, or, as an argument of PHP's
 * `header`, a header field, `Location: /a`; `undefined` if the text is neither.
 */
export function findIdentifierBehindName(text: string, site: Site, tables: Tables): EmbeddedIdentifier[] | undefined {
  const named = takesHeaderField(site) ? fieldIn(text, tables) : assignmentIn(text, tables);
  if (named === undefined) return undefined;
  const end = text.length - named.behind;
  const span = { start: end - named.value.length, end };
  return [{ span, site: { kind: "assigned", name: named.name } }];
}

/** Whether a text at the site is a header field with its value: `header("Location: /a")` in PHP. */
export function takesHeaderField(site: Site): boolean {
  return site.kind === "argument" && site.callee === "header" && site.index === 0;
}

interface NamedValue {
  readonly name: string;
  readonly value: string;
  /** How many UTF-16 code units stand behind the value. */
  readonly behind: 0 | 1;
}

function fieldIn(text: string, { headerField }: Tables): NamedValue | undefined {
  const { name = "", value = "" } = field.exec(text)?.groups ?? {};
  return headerField(name) !== undefined ? { name: `headers.${name}`, value, behind: 0 } : undefined;
}

/**
 * The assignment that a text is; `undefined` if it is none, or has two addresses, of which the second may belong to
 * another name: `a=http://b,c=http://d`. A doubled scheme, `http://https://a`, begins one address.
 */
function assignmentIn(text: string, { schemes }: Tables): NamedValue | undefined {
  const { name = "", value = "", quote } = (assignment.exec(text) ?? quotedAssignment.exec(text))?.groups ?? {};
  const isOne = value.indexOf("://") === value.lastIndexOf("://") || doubled.test(value);
  const isMeant = beginsWithListedScheme(value, schemes) || beginsWithoutColon(value) || databaseMisspelled.test(value);
  return isOne && isMeant ? { name, value, behind: quote === undefined ? 0 : 1 } : undefined;
}
