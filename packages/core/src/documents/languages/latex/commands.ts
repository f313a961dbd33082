import { wordSet } from "../../../text/word-set.js";

/** Commands whose first argument is an address: those of url, hyperref and breakurl. */
const addressCommands = wordSet("url nolinkurl burl href hyperbaseurl hyperimage");

/** Commands with a verbatim argument, in which TeX reads no commands. */
const verbatimCommands = wordSet("verb Verb spverb lstinline mintinline");

/** Commands that define the command whose name follows: its occurrence there is no use of it. */
const definingCommands = wordSet(`
def edef gdef xdef let futurelet newcommand renewcommand providecommand DeclareRobustCommand DeclareUrlCommand
NewDocumentCommand RenewDocumentCommand ProvideDocumentCommand DeclareDocumentCommand NewExpandableDocumentCommand
RenewExpandableDocumentCommand ProvideExpandableDocumentCommand DeclareExpandableDocumentCommand
`);

/** Environments whose content is verbatim, and whose names do not say so; those of Sweave and of jss among them. */
const verbatimEnvironments = wordSet(`
lstlisting minted comment filecontents alltt tcblisting CodeInput CodeOutput Cinput Coutput CChunk Sinput Soutput SChunk
`);

export function isAddressCommand(name: string): boolean {
  return addressCommands.has(name);
}

export function isVerbatimCommand(name: string): boolean {
  return verbatimCommands.has(name);
}

export function isDefiningCommand(name: string): boolean {
  return definingCommands.has(name);
}

export function isVerbatimEnvironment(name: string): boolean {
  const unstarred = name.replace(/\*$/u, "");
  if (verbatimEnvironments.has(unstarred)) return true;
  return /^\w+$/u.test(unstarred) && /[Vv]erbatim|[cC]ode$/u.test(unstarred);
}
