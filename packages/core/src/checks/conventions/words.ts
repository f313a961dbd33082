import type { Habit } from "./habit.js";

/** Words in the place of a host or a password that are to be replaced, or that everybody knows. */
export type WordConvention = Habit<
  "word",
  { readonly word: RegExp },
  /** The part of the identifier in which the word is a stand-in. */
  { readonly standsFor: "host" | "password" }
>;

export const wordConventions: readonly WordConvention[] = [
  {
    name: "word for the host, or for a label of it, that a reader is to write",
    seenIn: "documentation",
    kind: "word",
    match: {
      word: /(?:^|\.)(?:YOUR[\w-]*|[A-Z\d]+_[A-Z\d_]+|(?:[A-Z]+-)?(?:DOMAIN|HOST|HOSTNAME|IP|SERVER|URL))(?=\.|$)/u,
    },
    effect: { standsFor: "host" },
    examples: { is: ["YOUR_DOMAIN.a.example", "HOST", "PROXY-HOST"], isNot: ["HOSTS", "MYHOST", "EXAMPLE.com"] },
  },
  {
    name: "word for the password that a reader is to write",
    seenIn: "documentation",
    kind: "word",
    match: {
      word: /^(?:(?:my|the|your|some)[-_]?)?(?:pass(?:phrase|wd|word)?|pwd|pw|secret|(?:(?:access|api)[-_]?)?(?:key|token))$/iu,
    },
    effect: { standsFor: "password" },
    examples: { is: ["password", "your_api_key", "TOKEN"], isNot: ["xpassword", "bypass", "hunter2"] },
  },
  {
    name: "name of a variable of the environment from which a reader is to take the password",
    seenIn: "documentation of package registries: `https://aws:CODEARTIFACT_AUTH_TOKEN@…`",
    kind: "word",
    match: {
      word: /^(?:[A-Z]{2,}\d?(?:_[A-Z]{2,}\d?)+|[A-Z]{2,}(?:PASS(?:WD|WORD)?|PWD|SECRET|TOKEN))$/u,
    },
    effect: { standsFor: "password" },
    examples: {
      is: ["CODEARTIFACT_TOKEN", "CI_JOB_TOKEN", "DB_PASS2", "DBPASSWORD"],
      isNot: ["Q8X_P2Z", "CODEARTIFACT", "Ci_Job_Token", "A_B"],
    },
  },
  {
    name: "password that images and examples have until somebody changes it, and that everybody knows",
    seenIn: "images of databases, examples, tests",
    kind: "word",
    match: {
      word: /^(?:admin(?:istrator)?|change(?:[-_]?(?:it|me|this))?|default|dev(?:el(?:opment)?)?|dummy|example|fake|guest|none|password\d{0,3}|placeholder|postgres|root|sample|sa|test(?:ing|pass|password)?|12345?6?7?8?9?|foo|bar|baz|qux|a|b|c|p|x|y|z)$/iu,
    },
    effect: { standsFor: "password" },
    examples: { is: ["postgres", "changeme", "123456"], isNot: ["xx", "postgres1", "hunter2"] },
  },
];

/** Whether a host or a password is a placeholder, and no real one. */
export function isStandIn(standsFor: WordConvention["effect"]["standsFor"], text: string): boolean {
  return wordConventions.some(({ match, effect }) => effect.standsFor === standsFor && match.word.test(text));
}
