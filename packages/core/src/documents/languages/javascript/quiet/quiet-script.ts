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
import { backtick, scriptTokens, type ScriptTokens } from "./script-tokens.js";

/** In UTF-16 code units. Regular expressions overflow their stack in strings of some million. */
const longestScript = 500_000;
/** The longest string that may name a property or an attribute, with its quotation marks. */
const longestName = 66;

/**
 * The comments of a script whose tokens tell that none of its literals is read as an identifier, wherever in the script
 * it stands; `undefined` if they do not tell so.
 */
export function commentsOfQuiet(text: string, settings: Settings): readonly Span<"source">[] | undefined {
  if (text.length > longestScript || hasAdditions(settings)) return undefined;
  const tokens = scriptTokens(text);
  if (tokens === undefined) return undefined;
  const { strings, modules } = tokens;
  if ([...strings, ...modules].some((span) => hasSchemeSign(text, span))) return undefined;
  const need = needIn(text, tokens, settings);
  if (need === "nothing" || !areJoinedQuietly(text, tokens, need)) return undefined;
  if (need === "reference" && strings.some((span) => mayRefer(text, span))) return undefined;
  return tokens.comments;
}

/** The least that an identifier needs in any place for which the script has a name. */
function needIn(text: string, { words, strings }: ScriptTokens, settings: Settings): Need {
  const names = namesIn(text, settings);
  if (names.havePrefixes) return "nothing";
  const short = strings.filter(({ start, end }) => end - start <= longestName);
  const texts = short.map(({ start, end }) => text.slice(start + 1, end - 1));
  let least: Need = "scheme";
  for (const name of [...words, ...texts]) {
    const need = names.needOf(name);
    if (need === "nothing") return need;
    if (need === "reference") least = need;
    if ((mayCall(name, words) || maySet(name, texts)) && isCalled(name, text)) return "nothing";
  }
  return least;
}

/** What may stand between a name of a function and its arguments: types, comments, `?.`, `.call` and the like, and the end of parentheses around it. */
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

/** Whether no strings that a `+` joins are an identifier that none of them is. */
function areJoinedQuietly(text: string, { hasPlus, strings }: ScriptTokens, need: Need): boolean {
  return !hasPlus || (need === "scheme" && !strings.some((span) => hasColonSign(text, span)));
}

/** Whether a literal may be a reference where one is expected. */
function mayRefer(text: string, { start, end }: Span<"source">): boolean {
  const content = { start: start + 1, end: end - 1 };
  if (hasRelativeSign(text, content) || hasColonSign(text, content) || hasNameSign(text, content)) return true;
  return unitAt(text, start) === backtick && /[/?#]/u.test(text.slice(start, end));
}
