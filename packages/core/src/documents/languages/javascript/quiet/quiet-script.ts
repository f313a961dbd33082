import type { Span } from "../../../../findings/span.js";
import {
  hasColonSign,
  hasNameSign,
  hasRelativeSign,
  hasSchemeSign,
  mayCall,
  maySet,
  type Settings,
} from "../../../../literals/locating/index.js";
import { unitAt } from "../../../../text/unit-at.js";
import { hasAdditions } from "../../../code-without-identifiers.js";
import { namesIn, type Need } from "../estree/need.js";
import type { StatementTokens } from "./open-brackets.js";
import { backtick, scriptTokens, type ScriptTokens } from "./script-tokens.js";
import { patternSequence, patternUnion } from "../../../../text/composed-pattern.js";

/**
 * The longest script that is tokenized, in UTF-16 code units: in strings of some millions, regular expressions overflow
 * the stack.
 */
const longestScript = 2_000_000;
/**
 * The most names of a statement whose assignments are looked for; each search goes through the text of the statement.
 */
const mostSought = 50;
/** The longest string that may name a property or an attribute, with its quotation marks. */
const longestName = 66;

/** The tokens of a script, if they can tell that none of its literals is read as an identifier. */
export function decisiveTokens(
  text: string,
  settings: Settings,
  dialect?: { readonly jsx: boolean },
): ScriptTokens | undefined {
  return text.length > longestScript || hasAdditions(settings) ? undefined : scriptTokens(text, dialect);
}

/** Whether the tokens of a statement tell that none of its literals is read as an identifier. */
export function isQuiet(text: string, statement: StatementTokens, settings: Settings): boolean {
  const { strings, modules } = statement;
  if (modules.some((span) => hasSchemeSign(text, span))) return false;
  if (strings.length === 0) return true;
  if (strings.some((span) => hasSchemeSign(text, span))) return false;
  const need = needIn(text, statement, settings);
  if (need === "nothing" || !areJoinedQuietly(text, statement, need)) return false;
  return need !== "reference" || !strings.some((span) => mayRefer(text, span));
}

/** The least that an identifier needs in any place for which the statement has a name. */
function needIn(text: string, { start, end, words, strings }: StatementTokens, settings: Settings): Need {
  const own = text.slice(start, end);
  const names = namesIn(own, settings);
  if (names.havePrefixes) return "nothing";
  const short = strings.filter((span) => span.end - span.start <= longestName);
  const texts = short.map((span) => text.slice(span.start + 1, span.end - 1));
  let least: Need = "scheme";
  let sought = 0;
  for (const name of [...words, ...texts]) {
    const need = names.needOf(name);
    if (
      need !== "scheme" &&
      (need === "nothing" || least !== need) &&
      (++sought > mostSought || isAssigned(name, own))
    ) {
      if (need === "nothing") return need;
      least = need;
    }
    if ((mayCall(name, words) || maySet(name, texts)) && isCalled(name, own)) return "nothing";
  }
  return least;
}

/** Code right behind a name that shows that nothing is assigned to the name there. */
const beyondAssignment = patternSequence(
  /["'`]?\s*/uy,
  patternUnion(
    /[.,;({}[<>*-]|\)(?!\s*=[^=>])/uy,
    /[=!]==?|=>|\?\.|(?:&&|\|\||\?\?)(?!=)/uy,
    /(?:as|of|in|instanceof)\b/uy,
  ),
);
/** An assigned value or a type annotation that consists of names only. */
const assignedNames = /["'`]?[?!]?\s*(?:=|:)[\w$.[\]|&!\s]{1,200}[,;)}]/uy;

/** Whether a value that is more than a name may be assigned to this name. */
function isAssigned(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    if (isWordPart(unitAt(text, at - 1)) || isWordPart(unitAt(text, end))) continue;
    beyondAssignment.lastIndex = assignedNames.lastIndex = end;
    if (!beyondAssignment.test(text) && !assignedNames.test(text)) return true;
  }
  return false;
}

function isWordPart(unit: number): boolean {
  return unit >= 0x80 || /[\w$]/u.test(String.fromCharCode(unit));
}

/**
 * Code that may stand between the name of a function and its arguments: types, comments, `?.`, `.call` and the like,
 * and closing parentheses.
 */
const beforeArguments = /[\s)!?.]*(?:[(<]|\/[*/]|(?:call|apply|bind|as|satisfies)\b)/uy;
/** Arguments that are names and numbers, of which none is a literal. */
const nameArguments = /\s*\(\s*(?:[\w$.]+\s*(?:,\s*[\w$.]+\s*)*)?\)/uy;

/** Whether a function of this name may be called with a literal. */
function isCalled(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    beforeArguments.lastIndex = nameArguments.lastIndex = end;
    if (beforeArguments.test(text) && !nameArguments.test(text)) return true;
  }
  return false;
}

/** Whether concatenation with `+` cannot make an identifier of strings none of which is one. */
function areJoinedQuietly(text: string, { hasPlus, strings }: StatementTokens, need: Need): boolean {
  return !hasPlus || (need === "scheme" && !strings.some((span) => hasColonSign(text, span)));
}

/** Whether a literal may be a reference where one is expected. */
function mayRefer(text: string, { start, end }: Span<"source">): boolean {
  const content = { start: start + 1, end: end - 1 };
  if (hasRelativeSign(text, content) || hasColonSign(text, content) || hasNameSign(text, content)) return true;
  return unitAt(text, start) === backtick && /[/?#]/u.test(text.slice(start, end));
}
