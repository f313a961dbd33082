import { wordSet } from "../text/word-set.js";

/**
 * Letters of other scripts that readers take for Latin letters or European digits, beyond those whose prototype in UTS
 * #39 is one: there the shapes of ordinary fonts decide, in browsers the policy for domain names.
 */
interface ScriptLookalikes {
  readonly script: RegExp;
  readonly letters: RegExp;
  /** The top-level domains where the script is expected. */
  readonly domains: ReadonlySet<string>;
}

const scripts: readonly ScriptLookalikes[] = [
  lookalikes("Armenian", /^[ագզէլհյոսւօՙ]+$/u, "am"),
  lookalikes("Cyrillic", /^[аысԁеԍһіюјӏорԗԛѕԝхуъьҽпгѵѡкмт]+$/u, "bg by kg kz me mk mn rs ru su tj ua uz"),
  lookalikes("Greek", /^[αικνρυωϲηοτ]+$/u, "cy gr"),
  lookalikes("Ethiopic", /^[ሀሁሃሠሰሱስበቡቦተቱኀነኑከዐዕዘየደጠጡፀፐለሐꬅ]+$/u, "er et"),
  lookalikes("Georgian", /^[იოყძხჽჿ]+$/u, "ge"),
  lookalikes("Hebrew", /^[דוחיןסװײ]+$/u, "il"),
  lookalikes("Bengali", /^[০৭ও]+$/u, "bd in"),
  lookalikes("Devanagari", /^[ऽ०ॱ]+$/u, "in np"),
  lookalikes("Gujarati", /^[ટડરસ૦૧]+$/u, "in"),
  lookalikes("Gurmukhi", /^[੦੧੨ਠਫ]+$/u, "in"),
  lookalikes("Kannada", /^[ಌ೦೧ರಠ]+$/u, "in"),
  lookalikes("Lao", /^[ບຄຽຖທນຍມຣລວສຫຼ໐າ]+$/u, "la"),
  lookalikes("Malayalam", /^[ടഠധനറസഉ൦ശ]+$/u, "in"),
  lookalikes("Myanmar", /^[ခဂငဃထပဝသရ၀၁၂ၔၜ]+$/u, "mm"),
  lookalikes("Oriya", /^[ଠ୦୮ଡ]+$/u, "in"),
  lookalikes("Sinhala", /^[උට෦ථඨ]+$/u, "lk"),
  lookalikes("Tamil", /^[ப௦டா௮]+$/u, "in lk sg"),
  lookalikes("Telugu", /^[౦౧౨౩రఠ]+$/u, "in"),
  lookalikes("Thai", /^[ทนบพรหเแ๐ดลปฟม]+$/u, "th"),
];

function lookalikes(script: string, letters: RegExp, domains: string): ScriptLookalikes {
  return { script: new RegExp(`\\p{Script=${script}}`, "u"), letters, domains: wordSet(domains) };
}

/** Words of Russian that are so common that browsers show them everywhere. */
const readWords = wordSet("как коса курс парк секс театр");

/**
 * Whether every letter of a label, digits and hyphens aside, is one of another script that readers take for a Latin
 * letter, under a domain whose readers do not write with it.
 */
export function looksLatin(label: string, topLevelDomain: string): boolean {
  const letters = label.replace(/[0-9-]/g, "");
  if (letters === "" || readWords.has(label)) return false;
  const found = scripts.find((one) => one.letters.test(letters));
  return found !== undefined && !found.domains.has(topLevelDomain) && !found.script.test(topLevelDomain);
}

/** Letters and digits of other scripts that readers take for European digits. */
const digitLike = /^[θ२২੨૨೩೭շזҙӡဒვპㄋзэε੩૩౩੫丩ㄐճƽ৪੪ଃচ৭੧୨௧०০੦૦ଠ୦௦౦೦൦๐໐၀០〇]+$/u;

/** Those, and others, that few readers tell from European digits, though no such digit stands beside them. */
const digitTwin = /^[θзҙӡշճउউওਤੜ२২৪੨੩੪੫૨૩૭୨୫౨౩೩೭კვპဒㄐ丩]+$/u;

/** Whether a label is read as a number of European digits, which its characters only look like. */
export function looksNumeric(label: string): boolean {
  const others = label.replace(/[0-9-]/g, "");
  return digitTwin.test(others) || (digitLike.test(others) && /[0-9]/.test(label));
}
