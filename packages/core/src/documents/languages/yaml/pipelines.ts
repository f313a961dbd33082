import type { RawLiteral, Sequence } from "../../../literals/locating/index.js";
import { membersOf, type YamlMember } from "./members.js";
import { isWorkflow, workflowNames, workflowScripts } from "./workflow.js";
import { wordSet } from "../../../text/word-set.js";
import { patternUnion } from "../../../text/composed-pattern.js";

/** The files of a continuous integration service whose scripts all run in one shell. */
interface Pipeline {
  /** Paths of keys that all its files have. */
  readonly names: readonly RegExp[];
  /** The paths of its scripts. */
  readonly scripts: RegExp;
}

const pipelines: readonly Pipeline[] = [
  // CircleCI
  {
    names: [/^version$/u, /^(?:jobs|commands)$/u],
    scripts: /^(?:jobs|commands)\/[^/]+\/(?:(?:steps|when|unless)\/)+run(?:\/command)?$/u,
  },
  // GitLab
  {
    names: [/^(?:before_script|stages|[^/]+\/(?:stage|image|only|rules))$/u],
    scripts: /^(?:[^/]+\/)?(?:(?:before|after)_)?script$/u,
  },
  // Travis CI
  {
    names: [/^language$/u, /^(?:before_)?(?:install|script)$/u, /^(?:addons|after_success|dist|jobs|matrix|sudo)$/u],
    scripts: /^(?:(?:jobs|matrix)\/include\/)?(?:(?:before|after)_[a-z]+|install|script)$/u,
  },
  // Azure Pipelines
  { names: [/^(?:(?:stages|jobs)\/){0,2}pool\/vmImage$/u], scripts: /(?:^|\/)steps\/(?:bash|script)$/u },
  // Bitbucket
  { names: [/^pipelines$/u], scripts: /^(?:pipelines|definitions)\/(?:[^/]+\/){0,4}steps?\/(?:after-)?script$/u },
  // Drone, Woodpecker
  {
    names: [/^(?:steps|pipeline)\/(?:[^/]+\/)?image$/u],
    scripts: /^(?:steps|pipeline)\/(?:[^/]+\/)?commands$/u,
  },
];

/** Keys of scripts in any of these services; nearly all other documents have no such keys. */
const scriptNames = wordSet(`
run command commands bash script install before_script before_install before_deploy before_cache after_script
after_success after_failure after-script
`);

function isCalledScript({ site }: RawLiteral): boolean {
  return site.kind === "data" && !site.isKey && scriptNames.has(site.path.at(-1) ?? "");
}

/** Machines on which another shell than Unix's is the default, and such shells. */
const foreign = patternUnion(
  /windows|\bwin(?:-?\d|\b)|\bvs20\d\d/iu,
  /powershell|pwsh|\bshell:[ \t]*["']?(?![\w/]*sh\b)[^\s"']/iu,
);

/** The patterns for paths that occur in documents with scripts. */
const marks: readonly RegExp[] = pipelines.flatMap(({ names }) => names);

/** What a set of literals tells; remembered, since the set stays the same from one keystroke to the next. */
interface ScriptSigns {
  readonly isScriptCalled: boolean;
  /** The patterns and workflow keys that occur; computed if any key of the document is one for scripts. */
  marks?: ReadonlySet<RegExp | string>;
}

const toldBy = new WeakMap<readonly RawLiteral[], ScriptSigns>();

function toldByGroup(group: readonly RawLiteral[]): ScriptSigns {
  const known = toldBy.get(group);
  if (known !== undefined) return known;
  const told = { isScriptCalled: group.some(isCalledScript) };
  toldBy.set(group, told);
  return told;
}

function marksIn(group: readonly RawLiteral[]): ReadonlySet<RegExp | string> {
  const names = [...namesOf(membersOf(group))];
  return new Set([
    ...names.filter((name) => workflowNames.has(name)),
    ...marks.filter((mark) => names.some((name) => mark.test(name))),
  ]);
}

function namesOf(members: readonly YamlMember[]): ReadonlySet<string> {
  return new Set(members.flatMap(({ path, isKey }) => (isKey ? [path] : [])));
}

/** Whether the document may contain scripts that are read; nearly all documents belong to no known service. */
export function mayHoldScripts(literals: Sequence<RawLiteral>): boolean {
  const groups = literals.groups ?? [literals.slice()];
  if (!groups.some((group) => toldByGroup(group).isScriptCalled)) return false;
  const found = new Set<RegExp | string>();
  for (const group of groups) {
    const told = toldByGroup(group);
    for (const mark of (told.marks ??= marksIn(group))) found.add(mark);
  }
  return isWorkflow(found) || pipelines.some((each) => each.names.every((pattern) => found.has(pattern)));
}

/** The scripts that a Unix shell runs: those of known services, unless another shell may run them. */
export function scriptsIn(text: string, literals: readonly RawLiteral[]): ReadonlySet<RawLiteral> {
  if (!literals.some(isCalledScript)) return new Set();
  const members = membersOf(literals);
  const names = namesOf(members);
  const isForeign = foreign.test(text);
  if (isWorkflow(names)) return new Set(workflowScripts(text, members, isForeign));
  return new Set(isForeign ? [] : pipelineScripts(members, [...names]));
}

function pipelineScripts(members: readonly YamlMember[], names: readonly string[]): RawLiteral[] {
  const own = pipelines.filter((each) => each.names.every((pattern) => names.some((name) => pattern.test(name))));
  return members
    .filter(({ path, literal }) => isCalledScript(literal) && own.some(({ scripts }) => scripts.test(path)))
    .map(({ literal }) => literal);
}
