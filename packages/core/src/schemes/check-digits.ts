/** The check digit of an ISBN of ten digits, by the nine before it: a digit or `X` (ISO 2108). */
export function isbn10CheckDigit(digits: string): string {
  return moduloEleven(digits, 10);
}

/** The check digit of an ISBN of thirteen digits, by the twelve before it (ISO 2108, annex C). */
export function isbn13CheckDigit(digits: string): string {
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}

/** The check digit of an ISSN, by the seven digits before it: a digit or `X` (ISO 3297). */
export function issnCheckDigit(digits: string): string {
  return moduloEleven(digits, 8);
}

/** Weights that fall by one from `first`, modulo 11; ten is written `X`. */
function moduloEleven(digits: string, first: number): string {
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (first - index), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? "X" : String(check);
}

const characters = "0123456789abcdefghijklmnopqrstuvwxyz-:_/.+";

/** The numbers that the German National Library gives these characters, in their order. */
const numbers =
  "1 2 3 4 5 6 7 8 9 41 18 14 19 15 16 21 22 23 24 25 42 26 27 13 28 29 31 12 32 33 11 34 35 36 37 38 39 17 43 45 47 49".split(
    " ",
  );

/**
 * The check digit of a name of `urn:nbn:de`, by all that stands before it, `urn:` too: the digits of the characters'
 * numbers, each times its position, their sum through the last of them. Nothing, if one of the characters has no number.
 */
export function nbnCheckDigit(text: string): string | undefined {
  let position = 0;
  let sum = 0;
  let last = 0;
  for (const character of text.toLowerCase()) {
    const number = numbers[characters.indexOf(character)];
    if (number === undefined) return undefined;
    for (const digit of number) {
      last = Number(digit);
      sum += last * ++position;
    }
  }
  return last === 0 ? undefined : String(Math.floor(sum / last) % 10);
}
