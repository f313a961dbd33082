import type { RawLiteral } from "../../../literals/locating/index.js";
import { unitAt } from "../../../text/unit-at.js";
import { isBlank } from "./lines.js";
import type { YamlMember } from "./members.js";

interface WorkflowStep {
  readonly scripts: RawLiteral[];
  shell?: string;
}

/** A job, whose steps run on one machine. */
interface Job {
  readonly steps: WorkflowStep[];
  readonly machines: string[];
  shell?: string;
}

/** A workflow of GitHub, Gitea or Forgejo, or a composite action. */
interface Workflow {
  readonly jobs: Job[];
  shell?: string;
}

/** Keys that tell whether a document is a workflow. */
export const workflowNames: ReadonlySet<string> = new Set(["on", "jobs", "runs/steps"]);

/** Whether a document with these keys is a workflow. */
export function isWorkflow(names: ReadonlySet<unknown>): boolean {
  return names.has("on") ? names.has("jobs") : names.has("runs/steps");
}

const unixMachine = /^(?:ubuntu|macos|linux)\b/iu;
const unixShell = /^(?:[\w/]*\/)?(?:ba|da|k|z)?sh(?:\s|$)/u;

/**
 * The scripts of a workflow that a Unix shell runs. The shell is given for the step, for its job or for all jobs;
 * otherwise the machine decides, if the document mentions other machines than Unix.
 */
export function workflowScripts(text: string, members: readonly YamlMember[], isForeign: boolean): RawLiteral[] {
  const workflow = readWorkflow(text, members);
  return workflow.jobs.flatMap((job) => {
    const isOnUnix = !isForeign || (job.machines.length > 0 && job.machines.every((name) => unixMachine.test(name)));
    return job.steps.flatMap(({ scripts, shell = job.shell ?? workflow.shell }) =>
      (shell === undefined ? isOnUnix : unixShell.test(shell)) ? scripts : [],
    );
  });
}

const startOfJob = /^(?:jobs\/[^/]+|runs)$/u;
const nameInJob = /^(?:jobs\/[^/]+|runs)\/(?<name>.+)$/u;
const nameInStep = /^steps\/[^/]+$/u;

function readWorkflow(text: string, members: readonly YamlMember[]): Workflow {
  const workflow: Workflow = { jobs: [] };
  for (const { path, isKey, literal } of members) {
    const name = nameInJob.exec(path)?.groups?.["name"] ?? "";
    const job = workflow.jobs.at(-1);
    if (isKey && startOfJob.test(path)) workflow.jobs.push({ steps: [], machines: [] });
    else if (isKey && nameInStep.test(name) && beginsEntry(text, literal)) job?.steps.push({ scripts: [] });
    else if (!isKey && path === "defaults/run/shell") workflow.shell = spelled(text, literal);
    else if (!isKey && job !== undefined) takeValue(text, job, name, literal);
  }
  return workflow;
}

function takeValue(text: string, job: Job, name: string, literal: RawLiteral): void {
  const step = job.steps.at(-1);
  if (name === "runs-on" || name === "runs-on/labels") job.machines.push(spelled(text, literal));
  else if (name === "defaults/run/shell") job.shell = spelled(text, literal);
  else if (name === "steps/run") step?.scripts.push(literal);
  else if (name === "steps/shell" && step !== undefined) step.shell = spelled(text, literal);
}

function spelled(text: string, { span }: RawLiteral): string {
  return text.slice(span.start, span.end);
}

/** Whether a key is the first one in a sequence entry. */
function beginsEntry(text: string, { span }: RawLiteral): boolean {
  let before = span.start - 1;
  while (isBlank(unitAt(text, before))) before--;
  return text[before] === "-";
}
