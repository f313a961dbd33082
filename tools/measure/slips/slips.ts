import { splitIri } from "../../../packages/core/dist/index.js";

/** An address of the Web and where its parts stand, in UTF-16 code units. */
interface Address {
  readonly text: string;
  readonly hostStart: number;
  readonly hostEnd: number;
  /** Between two characters of the path; `undefined` if it has too few. */
  readonly inPath: number | undefined;
}

/** What goes wrong with an address when somebody types, copies or generates it; nothing where it cannot go wrong so. */
type Slip = (address: Address) => string | undefined;

/** Each slip by what has happened. */
export const slips: Readonly<Record<string, Slip>> = {
  "space at the end": atEnd(" "),
  "space at the start": atStart(" "),
  "space in the path": inPath(" "),
  "space in the host": inHost(" "),
  "space behind `://`": replaced("://", ":// "),
  "space before `://`": replaced("://", " ://"),
  "zero-width space in the path": inPath("\u200B"),
  "zero-width space in the host": inHost("\u200B"),
  "zero-width space at the end": atEnd("\u200B"),
  "byte order mark at the start": atStart("\uFEFF"),
  "soft hyphen in the path": inPath("\u00AD"),
  "no-break space in the path": inPath("\u00A0"),
  "no-break space at the end": atEnd("\u00A0"),
  "right-to-left override in the path": inPath("\u202E"),
  "left-to-right mark at the end": atEnd("\u200E"),
  "U+FFFD in the path": inPath("\uFFFD"),
  "`:/` for `://`": replaced("://", ":/"),
  "`//` for `://`": replaced("://", "//"),
  "`:` for `://`": replaced("://", ":"),
  "`:://` for `://`": replaced("://", ":://"),
  "`:///` for `://`": replaced("://", ":///"),
  "`;//` for `://`": replaced("://", ";//"),
  "`.://` for `://`": replaced("://", ".://"),
  "`//:` for `://`": replaced("://", "//:"),
  "`:\\\\` for `://`": replaced("://", ":\\\\"),
  "`htp` for `http`": replaced("http", "htp"),
  "`htttp` for `http`": replaced("http", "htttp"),
  "first letter left out": ({ text }) => text.slice(1),
  "first letter twice": ({ text }) => text.charAt(0) + text,
  "scheme twice": ({ text, hostStart }) => text.slice(0, hostStart) + text,
  "scheme twice, once without colon": ({ text }) => `http//${text}`,
  "address twice": ({ text }) => text + text,
  "comma for a full stop in the host": ({ text, hostStart }) => atDot(text, hostStart, ","),
  "two full stops in the host": ({ text, hostStart }) => atDot(text, hostStart, ".."),
  "full-width full stop in the host": ({ text, hostStart }) => atDot(text, hostStart, "\uFF0E"),
  "Cyrillic letter in the host": withCyrillic,
  "host left out": ({ text, hostStart, hostEnd }) => text.slice(0, hostStart) + text.slice(hostEnd),
  "`undefined` for the host": ({ text, hostStart, hostEnd }) =>
    `${text.slice(0, hostStart)}undefined${text.slice(hostEnd)}`,
  "port 80800": behindHost(":80800"),
  "port 8O80": behindHost(":8O80"),
  "two ports": behindHost(":80:80"),
  "`%2` at the end": atEnd("%2"),
  "`%zz` in the path": inPath("%zz"),
  "`%u0041` in the path": inPath("%u0041"),
  "`[object Object]` in the path": inPath("[object Object]"),
  "`[` in the path": inPath("["),
  "`{` in the path": inPath("{"),
  "`|` in the path": inPath("|"),
  "`\\` in the path": inPath("\\"),
  "second `#`": ({ text }) => `${text.split("#", 1)[0] ?? ""}#a#b`,
  "`>` at the end": atEnd(">"),
  "`)` at the end": atEnd(")"),
  "`]` at the end": atEnd("]"),
  "`}` at the end": atEnd("}"),
  "`,` at the end": atEnd(","),
  "`;` at the end": atEnd(";"),
  "`.` at the end": atEnd("."),
  "`’` at the end": atEnd("’"),
  "back quote at the end": atEnd("`"),
  "`“…”` around it": ({ text }) => `“${text}”`,
};

/** The parts of an address that begins with a scheme, `://` and a host. */
export function addressOf(text: string): Address {
  const { authority, path } = splitIri(text);
  const { start: hostStart = 0, end: hostEnd = 0 } = authority?.host.span ?? {};
  const middle = path.span.start + Math.ceil(path.text.length / 2);
  return { text, hostStart, hostEnd, inPath: path.text.length < 3 ? undefined : middle };
}

function atStart(characters: string): Slip {
  return ({ text }) => characters + text;
}

function atEnd(characters: string): Slip {
  return ({ text }) => text + characters;
}

function inPath(characters: string): Slip {
  return ({ text, inPath: offset }) => (offset === undefined ? undefined : inserted(text, offset, characters));
}

function inHost(characters: string): Slip {
  return ({ text, hostStart }) => inserted(text, hostStart + 1, characters);
}

function behindHost(characters: string): Slip {
  return ({ text, hostEnd }) => inserted(text, hostEnd, characters);
}

function replaced(part: string, characters: string): Slip {
  return ({ text }) => text.replace(part, characters);
}

function atDot(text: string, start: number, characters: string): string | undefined {
  const dot = text.indexOf(".", start);
  return dot < 0 ? undefined : text.slice(0, dot) + characters + text.slice(dot + 1);
}

const cyrillic: ReadonlyMap<string, string> = new Map([
  ["a", "а"],
  ["c", "с"],
  ["e", "е"],
  ["o", "о"],
  ["p", "р"],
]);

function withCyrillic({ text, hostStart, hostEnd }: Address): string | undefined {
  const letters = [...text].map((letter, offset) => (offset < hostStart ? undefined : cyrillic.get(letter)));
  const offset = letters.findIndex((letter) => letter !== undefined);
  if (offset < 0 || offset >= hostEnd) return undefined;
  return text.slice(0, offset) + (letters[offset] ?? "") + text.slice(offset + 1);
}

function inserted(text: string, offset: number, characters: string): string {
  return text.slice(0, offset) + characters + text.slice(offset);
}
