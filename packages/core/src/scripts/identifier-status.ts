import { wordSet } from "../text/word-set.js";

/**
 * The scripts in common modern use (UAX #31, Table 5): a character of another one has the identifier status
 * *Restricted* (UTS #39 §3.1).
 */
const scriptsInCommonUse = wordSet(`
Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew
Hiragana Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan Common
Inherited
`);
const inCommonUse = new RegExp(`^[${[...scriptsInCommonUse].map((name) => `\\p{Script=${name}}`).join("")}]$`, "u");

/**
 * Letters and marks of these scripts that are technical, obsolete or seldom used, by UTS #39's Identifier_Type; ranges
 * in hexadecimal. What this leaves out, as new additions, counts as allowed.
 */
const seldomUsed = rangesOf(`
180 183 185 188 18c-18d 192 195 199-19b 19e 1a3 1a5 1a8 1aa-1ab 1ad 1b4 1b6 1b9-1bb 1bd-1c3 1dd 1e5 21d 221 223 225
234-239 23c 23f-240 242 247 249 24b 24d 24f-258 25a-2af 2b9-2ba 2bd-2c1 2c6-2d1 2ee 305 30d-30e 312 315-31a 31c-322
329-32c 32f 332-334 336-337 33a-33f 346-34e 350-36f 371 373 377 3d7 3d9 3db 3dd 3df 3e1 3f3 3f8 3fb 461 463 465 467 469
46b 46d 46f 471 473 475 477 479 47b 47d 47f 481 483-487 501 503 505 507 509 50b 50d 50f 52b 52d 560 588 591-5b3 5b5-5bd
5bf 5c1-5c2 5c4-5c5 5c7 610-61a 640 656-65f 66e-66f 673 68e 6a1 6d6-6dc 6df-6e4 6e7-6e8 6ea-6ed 8ad-8b1 8b3-8b4 8d3-8e1
8e3-900 94e 951-955 978 980 9fc a51 a75 af9 b44 b62-b63 c00 c34 c58-c5a c62-c63 c81 cde d01 d04 d3b-d3c d5f d62-d63 d8f
da6 ddf de6-def df3 f18-f19 f39 10f1-10f6 1100-11ff 17a3-17a4 17a8 17ce-17cf 17d1 17d3 17dd 1ab0-1abd 1abf-1ac0 1c80-1c88
1cd0-1cd2 1cd4-1cfa 1d00-1d2b 1d2f 1d3b 1d4e 1d6b-1d77 1d79-1d9a 1dc0-1dff 1e9c-1e9d 1e9f 1efb 1efd 1eff 20d0-20dc 20e1
20e5-20f0 214e 2184 2c61 2c65-2c66 2c68 2c6a 2c6c 2c71 2c73-2c74 2c76-2c7b 2d00-2d25 2de0-2dff 2e2f 302a-302f 3031-3035
303b-303c 312e 31f0-31ff a640-a69f a723-a787 a78c-a78e a791 a794-a795 a797-a7f7 a7fa-a7ff a8e0-a8ff a960-a97c a9cf
a9e0-a9e6 ab30-ab68 d7b0-d7fb fb1e fe20-fe2f fe73
1abe 1ac1-1aeb 1aff0-1affe 1b000-1b167 1cf00-1cf46 1d165-1d244 1df00-1df2a 1e08f
`);

/** Of Latin and Cyrillic supplements these are in use today. */
const inUse = /[\uA67F\uA717-\uA71F\uA788\uA792\uA793\uA7AA\uA7AE\uA7B8\uA7B9\uA7C0-\uA7CA]/u;

function rangesOf(text: string): RegExp {
  const classes = text
    .trim()
    .split(/\s+/)
    .map((range) =>
      range
        .split("-")
        .map((code) => `\\u{${code}}`)
        .join("-"),
    );
  return new RegExp(`[${classes.join("")}]`, "u");
}

/** Whether the identifier status of a letter, digit or mark is *Restricted* (UTS #39 §3.1). */
export function isRestricted(character: string): boolean {
  return !inCommonUse.test(character) || (seldomUsed.test(character) && !inUse.test(character));
}
