/** What the playground shows, as it stands in the fragment of its address. */
export interface State {
  readonly view: "identifier" | "document";
  readonly iri: string;
  readonly other: string;
  readonly preset: "recommended" | "strict" | "all";
  readonly profile: "rfc3986" | "rfc3987" | "rfc3987bis" | "leiri";
  readonly production: "IRI" | "IRI-reference" | "absolute-IRI";
  readonly language: string;
  readonly text: string;
}

export const first: State = {
  view: "identifier",
  iri: "http://1.2.3.4/\u05D0\u05D1",
  other: "",
  preset: "recommended",
  profile: "rfc3987",
  production: "IRI-reference",
  language: "turtle",
  text: "@prefix foaf: <https://xmlns.com/foaf/0.1/> .\n<http://Example.org/a b> foaf:homepage <htps://a.example/\u200B> .\n",
};

/** What there is to see, by what differs from the first visit. */
export const examples: readonly (readonly [title: string, example: Partial<State>])[] = [
  ["a lookalike host", { iri: "https://p\u0430ypal.com/" }],
  ["one address, two hosts", { iri: "http://a.example\\@b.example:8080/c" }],
  ["an unseen character", { iri: "https://a.example/b\u200Bc" }],
  ["two spellings", { iri: "HTTP://A.example:80/%7eb", other: "http://a.example/~b" }],
  [
    "Markdown",
    {
      language: "markdown",
      text: "[One] (https://a.example/b), [two](htps://c.example/) and [three](github.com/d/e).\n",
    },
  ],
];

export const views = ["identifier", "document"] as const;

export const choices = {
  preset: ["recommended", "strict", "all"],
  profile: ["rfc3987", "rfc3986", "rfc3987bis", "leiri"],
  production: ["IRI-reference", "IRI", "absolute-IRI"],
} as const;

/** The state that a fragment names; what it leaves out, or names as nobody can choose it, is as at the first visit. */
export function readState(fragment: string): State {
  const given = new URLSearchParams(fragment.replace(/^#/, ""));
  const chosen = <Name extends keyof typeof choices>(name: Name): State[Name] =>
    (choices[name] as readonly string[]).includes(given.get(name) ?? "")
      ? (given.get(name) as State[Name])
      : first[name];
  return {
    view: views.find((name) => name === given.get("view")) ?? viewOf(given.has("text")),
    iri: given.get("iri") ?? first.iri,
    other: given.get("other") ?? first.other,
    preset: chosen("preset"),
    profile: chosen("profile"),
    production: chosen("production"),
    language: given.get("language") ?? first.language,
    text: given.get("text") ?? first.text,
  };
}

/** The fragment that names what differs from the first visit. */
export function writeState(state: State): string {
  const names = Object.keys(first) as (keyof State)[];
  const meant: State = { ...first, view: viewOf(state.text !== first.text) };
  const changed = names.filter((name) => state[name] !== meant[name]);
  return new URLSearchParams(changed.map((name) => [name, state[name]])).toString();
}

/** Who sends a document means it to be looked at, unless the fragment says otherwise. */
function viewOf(hasText: boolean): State["view"] {
  return hasText ? "document" : "identifier";
}
