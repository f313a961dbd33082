import { describeFinder } from "../../../test/describe-finder.js";
import { findLoneBackQuotes } from "./lone-back-quotes.js";

const rows: Readonly<Record<string, readonly string[]>> = {
  "behind an address (github/explore, plone/training, pyOpenSci/software-peer-review)": [
    "- https://a.example/b?c=d«`»",
    "Now in http://localhost:8000/___graphql«`», you can",
    "on http://0.0.0.0:8080«`»\n`b`",
    "(see https://a.example/«`»)",
  ],
  "behind code that is closed": ["`a:`/`b:` https://a.example/b«`» for `c`", "``a`` https://b.example«`»"],
  "but none that closes one": [
    "`https://a.example` ``https://b.example``",
    "a=`curl https://a.example` b",
    "`a\nhttps://b.example`",
    "``` https://a.example` ```",
  ],
  "but none before a word, or behind no address": [
    "https://a.example`b`",
    "https://a.example `",
    "a`",
    "`a` https://${b}`",
    "https://a.example/b`_",
  ],
};

describeFinder(findLoneBackQuotes, rows);
