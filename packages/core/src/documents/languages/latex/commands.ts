/** Commands whose first argument is an address: those of url, hyperref and breakurl. */
const addressCommands: ReadonlySet<string> = new Set([
  "url",
  "nolinkurl",
  "burl",
  "href",
  "hyperbaseurl",
  "hyperimage",
]);

/** Commands with a verbatim argument, in which TeX reads no commands. */
const verbatimCommands: ReadonlySet<string> = new Set(["verb", "Verb", "spverb", "lstinline", "mintinline"]);

/** Commands that define the command whose name follows: its occurrence there is no use of it. */
const definingCommands =
  /^(?:[egx]?def|let|futurelet|(?:re)?newcommand|providecommand|Declare(?:Robust|Url)Command|(?:New|Renew|Provide|Declare)(?:Expandable)?DocumentCommand)$/u;

/** Environments whose content is verbatim. */
const verbatimEnvironments =
  // Polynomial, over the 100 letters of a name at most.
  /^(?:\w*[Vv]erbatim\w*|lstlisting|minted|comment|filecontents|alltt|tcblisting|[CS](?:ode|ode(?:In|Out)put|input|output|Chunk)|Sourcecode|\w*[cC]ode|macrocode)\*?$/u;

export function isAddressCommand(name: string): boolean {
  return addressCommands.has(name);
}

export function isVerbatimCommand(name: string): boolean {
  return verbatimCommands.has(name);
}

export function isDefiningCommand(name: string): boolean {
  return definingCommands.test(name);
}

export function isVerbatimEnvironment(name: string): boolean {
  return verbatimEnvironments.test(name);
}
