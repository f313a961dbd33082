import type { RawLiteral } from "../../../literals/read/literal.js";
import { membersOf, type Member } from "./members.js";
import { isWorkflow, workflowScripts } from "./workflow.js";

/** The files of a service that builds, tests and deploys software, in which one program runs all scripts. */
interface Pipeline {
  /** Names that all of its files have. */
  readonly names: readonly RegExp[];
  /** Where its scripts stand. */
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
    names: [/^language$/u, /^(?:(?:before_)?(?:install|script)|addons|after_success|dist|jobs|matrix|sudo)$/u],
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

/** What scripts are called, wherever they stand: nearly all other documents have nothing of these names. */
const scriptNames: ReadonlySet<string> = new Set(
  (
    "run command commands bash script install before_script before_install before_deploy before_cache " +
    "after_script after_success after_failure after-script"
  ).split(" "),
);

function isCalledScript({ site }: RawLiteral): boolean {
  return site.kind === "data" && !site.isKey && scriptNames.has(site.path.at(-1) ?? "");
}

/** Machines on which another program runs scripts, if nothing else is said, and such programs. */
const foreign = /windows|\bwin(?:-?\d|\b)|\bvs20\d\d|powershell|pwsh|\bshell:[ \t]*["']?(?![\w/]*sh\b)[^\s"']/iu;

/** The scripts that a shell of Unix runs: those of services that are known, and not if something else may run them. */
export function scriptsIn(text: string, literals: readonly RawLiteral[]): ReadonlySet<RawLiteral> {
  if (!literals.some(isCalledScript)) return new Set();
  const members = membersOf(literals);
  const names = new Set(members.flatMap(({ path, isKey }) => (isKey ? [path] : [])));
  const isForeign = foreign.test(text);
  if (isWorkflow(names)) return new Set(workflowScripts(text, members, isForeign));
  return new Set(isForeign ? [] : pipelineScripts(members, [...names]));
}

function pipelineScripts(members: readonly Member[], names: readonly string[]): RawLiteral[] {
  const own = pipelines.filter((each) => each.names.every((pattern) => names.some((name) => pattern.test(name))));
  return members
    .filter(({ path, literal }) => isCalledScript(literal) && own.some(({ scripts }) => scripts.test(path)))
    .map(({ literal }) => literal);
}
