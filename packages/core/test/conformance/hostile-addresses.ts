/** Pieces of addresses that parsers take apart in different ways. */
const pieces = [
  ..."abz019-._~:/?#[]@!$&'()*+,;=% \"<>\\^`{|}",
  ...["http:", "https:", "HTTP:", "file:", "ftp:", "imap:", "x:", "mailto:", "//", "///", "\\\\", "/\\"],
  ...[
    "a.example",
    "A.Example",
    "localhost",
    "127.0.0.1",
    "0177.0.0.1",
    "0x7f.1",
    "2130706433",
    "256.1",
    "1.2.3.4.",
    "08.1",
  ],
  ...[
    "[::1]",
    "[::ffff:1.2.3.4]",
    "[0:0:0:0:0:0:0:1]",
    "[fe80::1%25eth0]",
    "[fe80::1%eth0]",
    "[v1.a]",
    "[1.2.3.4]",
    "[::1",
  ],
  ...[
    "%41",
    "%2f",
    "%2F",
    "%40",
    "%00",
    "%0a",
    "%20",
    "%25",
    "%2e%2e",
    "%c3%a9",
    "%ff",
    "%zz",
    "%4",
    "%5c",
    "%23",
    "%7f",
  ],
  ...["é", "א", "中", "\u{10000}", "℀", "。", "＠", "\u{AD}", "\u{FFFD}", "ẞ", "İ"],
  ...["\n", "\t", "\r", "\0", "\u{1}", "\u{1F}", "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}"],
  ...[
    "..",
    "/./",
    "/../",
    ":80",
    ":0080",
    ":99999",
    ":",
    ":a",
    "user@",
    "user:pass@",
    "@@",
    "a@b@",
    ";x",
    "?q=1",
    "#f",
  ],
];

const starts = [
  "",
  "http://",
  "http://",
  "http://a",
  "http://a.example/",
  "https://",
  "//",
  "/",
  "http:",
  " http://",
  "ftp://",
  "file://",
  "x://",
];

/** The same `count` texts in every run, without repetitions among the first of them. */
export function hostileAddresses(count: number): string[] {
  let state = 7;
  const next = (limit: number): number => {
    state = (state * 48271) % 0x7fffffff;
    return state % limit;
  };
  const texts = Array.from({ length: count }, () => {
    const rest = Array.from({ length: next(7) }, () => pieces[next(pieces.length)] ?? "").join("");
    return (starts[next(starts.length)] ?? "") + rest;
  });
  return [...new Set(texts)];
}
