/** What `irilint --help` prints. */
export const help = `irilint [options] [file, folder or glob …]

Finds wrong IRIs, URIs and URLs in the literals of source text. Without a file, it reads the working directory.

  --fix                  Apply the safe fixes; they leave equivalent identifiers.
                         With --stdin, print what they make of the input
  --fix-dry-run          Apply them without writing; json has the text as 'output'
  --diff                 Print what they would change; fail if there is something,
                         or if errors are left
  --preset <name>        recommended (default), strict or all
  --config, -c <file>    Settings file; default: the nearest .irilint.json in this
                         or a parent folder
  --format, -f <name>    pretty (default on a terminal), stylish (default else),
                         json, jsonl, sarif, junit, checkstyle, gitlab, github,
                         html, compact, or a formatter made for ESLint: its
                         path, or its name if it is installed
  --output-file, -o <f>  Write the report to a file
  --quiet                Report errors only
  --max-warnings <n>     Fail if there are more warnings than this
  --suppress-all         Write all that is found to .irilint-suppressions.json;
                         from then on, only other findings are reported
  --prune-suppressions   Take out of that file what is found no more
  --suppressions-location <f>
                         Another file for it
  --report-unused-ignores
                         Report comments that suppress nothing
  --language <name>      Read files or standard input in this language, by its
                         name or the extension of its files
  --registration         Read them as templates by which a scheme is registered
  --ignore-pattern <g>   Ignore files that match a glob; repeatable
  --no-ignore            Do not apply .gitignore, .irilintignore, or --ignore-pattern
  --changed              Read the files that differ from the last commit, or from
  --since <commit>       this one, and those that git does not know
  --staged               Read what is staged, as it will be committed; both read
                         all of the repository, or of it what is named
  --cache                Keep what is found, and check only what has changed since
  --cache-location <f>   Keep it in this file; default: .irilintcache
  --concurrency <n>      Read files in so many threads; default: auto, by the cores
                         and the amount of work
  --stats                Print what was read and left out, and how long it took
  --print-config <f>     Print the settings that hold for a file, and whether it is
                         left out
  --explain <code>       Say what a check reports, and why
  --init                 Make a settings file
  --list-files           Print which files would be read, and read none
  --no-error-on-unmatched-pattern
                         Do not fail if there is nothing to read
  --stdin, -             Read standard input instead of files
  --stdin-filename <f>   File name for standard input; its extension decides the
                         language
  --help, -h             Print this help
  --version, -v          Print the version

Exit status: 0 no errors, 1 errors or too many warnings, 2 the run failed.
`;
