import { execFileSync } from "node:child_process";

/** What a library is asked, all at once: URI references, and pairs of one with a base. */
export interface UriQuestions {
  readonly texts: readonly string[];
  readonly references: readonly (readonly [reference: string, base: string])[];
}

/** The components in the order of RFC 3986, appendix B; nothing for one that is absent. */
export type UriComponents = readonly (string | null)[];

/** An answer is nothing where the library refuses the text. */
export interface UriAnswers {
  readonly components: readonly (UriComponents | null)[];
  readonly targets: readonly (string | null)[];
  readonly normalForms: readonly (string | null)[];
}

/** A library for URIs, as a package of Debian's has it. */
export interface UriProgram {
  readonly library: string;
  readonly packageName: string;
  /** How far it normalizes (RFC 3986 §6.2). */
  readonly level: "syntax" | "scheme";
  ask(questions: UriQuestions): UriAnswers;
}

const inPython = `
import sys, json, rfc3986
asked = json.load(sys.stdin)
def attempt(answer, *args):
    try: return answer(*args)
    except (ValueError, rfc3986.exceptions.RFC3986Exception): return None
def components(text):
    uri = rfc3986.uri_reference(text)
    return [uri.scheme, uri.authority, uri.path or "", uri.query, uri.fragment]
def target(reference, base):
    return rfc3986.uri_reference(reference).resolve_with(rfc3986.uri_reference(base), strict=True).unsplit()
def normal_form(text): return rfc3986.uri_reference(text).normalize().unsplit()
json.dump({"components": [attempt(components, text) for text in asked["texts"]],
           "targets": [attempt(target, *pair) for pair in asked["references"]],
           "normalForms": [attempt(normal_form, text) for text in asked["texts"]]}, sys.stdout)
`;

const inRuby = `
require "addressable/uri"
require "json"
asked = JSON.parse($stdin.read)
def attempt
  yield
rescue Addressable::URI::InvalidURIError
  nil
end
puts JSON.generate(
  components: asked["texts"].map { |text| attempt {
    uri = Addressable::URI.parse(text)
    [uri.scheme, uri.authority, uri.path, uri.query, uri.fragment] } },
  targets: asked["references"].map { |reference, base| attempt { Addressable::URI.join(base, reference).to_s } },
  normalForms: asked["texts"].map { |text| attempt { Addressable::URI.parse(text).normalize.to_s } },
)
`;

const inPerl = `
use strict; use warnings;
use JSON::PP; use URI; use URI::Split qw(uri_split);
local $/;
my $asked = decode_json(<STDIN>);
sub text { my ($value) = @_; defined $value ? "$value" : undef }
print encode_json({
  components => [map { my $text = $_; [map { text($_) } uri_split($text)] } @{$asked->{texts}}],
  targets => [map { my ($reference, $base) = @$_; text(URI->new_abs($reference, $base)) } @{$asked->{references}}],
  normalForms => [map { my $text = $_; text(URI->new($text)->canonical) } @{$asked->{texts}}],
});
`;

export const uriPrograms: readonly UriProgram[] = [
  {
    library: "Python rfc3986",
    packageName: "python3-rfc3986",
    level: "syntax",
    ask: (asked) => run("/usr/bin/python3", ["-c", inPython], asked),
  },
  {
    library: "addressable",
    packageName: "ruby-addressable",
    level: "scheme",
    ask: (asked) => run("/usr/bin/ruby", ["-e", inRuby], asked),
  },
  {
    library: "Perl URI",
    packageName: "liburi-perl",
    level: "scheme",
    ask: (asked) => run("/usr/bin/perl", ["-e", inPerl], asked),
  },
];

function run(program: string, args: readonly string[], asked: UriQuestions): UriAnswers {
  const output = execFileSync(program, args, { input: JSON.stringify(asked), maxBuffer: 2 ** 28, encoding: "utf8" });
  // The programs above make it.
  return JSON.parse(output) as UriAnswers;
}
