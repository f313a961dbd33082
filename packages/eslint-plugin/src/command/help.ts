/** What `irilint --help` prints. */
export const help = `irilint [options] [file, folder or glob …]

Finds wrong IRIs, URIs and URLs in the literals of source text. Without a file it reads the working directory.

  --fix                  Apply the safe fixes; they leave equivalent identifiers
  --preset <name>        recommended (default), strict or all
  --config, -c <file>    Settings; default: .irilint.json, from the working directory upward
  --format, -f <name>    Formatter of ESLint: stylish (default), json, html, or the path of another
  --quiet                Tell errors alone
  --max-warnings <n>     Fail if there are more warnings
  --ignore-pattern <g>   Leave out the files of a glob; may be given several times
  --no-ignore            Read files that .gitignore or a pattern names too
  --stdin                Read the standard input
  --stdin-filename <f>   What the standard input is called; its ending tells the language
  --help, -h             Print this
  --version, -v          Print the version

Exit status: 0 nothing wrong, 1 errors or too many warnings, 2 the command could not do its work.
`;
