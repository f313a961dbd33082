import type { CheckDescription, MessageData } from "../../checks/definition/define-check.js";
import type { Fix } from "../../findings/finding.js";
import type { Span } from "../../findings/span.js";
import type { Literal } from "../read/literal.js";
import type { UsedHost, UsedHosts } from "../../hosts/used-hosts.js";
import type { LocalTargets } from "./local-references.js";

export type DocumentReport<Message extends string> = {
  /** The index of the trace that the finding is about. */
  readonly at: number;
  /** In the text of that trace's identifier, as are the spans of the fixes' edits. */
  readonly span: Span;
  readonly fixes?: readonly Fix[];
  /** Other traces that the finding is about, each with the message at its place: `The other spelling`. */
  readonly related?: readonly { readonly at: number; readonly message: string }[];
} & MessageData<Message>;

/**
 * A check that compares the identifiers of a document. `trace` gets each identifier, `find` all traces at once, so that
 * after a change of the document only the changed identifiers are traced again.
 */
export interface DocumentCheckDefinition<
  Message extends string = string,
  Trace = unknown,
> extends CheckDescription<Message> {
  /** Judges only the authority, and therefore also sees patterns whose first hole stands behind it. */
  readonly judges?: "authority";
  /** Also sees the identifiers in prose and comments. */
  readonly inProse?: true;
  /**
   * What the check keeps of an identifier, or `undefined` if no finding depends on it. Traces outlive changes of the
   * document, so they must hold no offsets into the source and no slices of its text (`copyOf`).
   */
  trace(literal: Literal, options: Readonly<Record<string, unknown>>): Trace | undefined;
  /**
   * Whether a finding may be about the trace itself. If it may be about none, `find` is not called, so that a document
   * whose traces are kept for counting only costs nothing at a keystroke. By default it may be about any.
   */
  mayBeTold?(trace: Trace): boolean;
  /** Compares the traces, which are in the order of the document's literals. `hosts` are those of the settings. */
  find(traces: readonly Trace[], report: (report: DocumentReport<Message>) => void, hosts: readonly string[]): void;
  /**
   * The data of the message for a host, once the hosts of all files have been counted; `undefined` if there is nothing
   * to report. `hosts` are those of the settings. The traces of such a check are hosts with their spans in the
   * identifier.
   */
  readonly acrossFiles?: (
    host: UsedHost,
    ofAllFiles: UsedHosts,
    hosts: readonly string[],
  ) => Readonly<Record<string, string>> | undefined;
  /** The check has no findings in files of lines or records, such as N-Triples, which may then be read in parts. */
  readonly passesRecords?: true;
  readonly findTargets?: undefined;
}

/** A check that looks up what the references of a document lead to; called only if the host gives `LocalTargets`. */
export interface TargetCheckDefinition<
  Message extends string = string,
  Trace = unknown,
> extends CheckDescription<Message> {
  /** As in `DocumentCheckDefinition`. */
  trace(literal: Literal, options: Readonly<Record<string, unknown>>): Trace | undefined;
  findTargets(traces: readonly Trace[], targets: LocalTargets, report: (report: DocumentReport<Message>) => void): void;
  readonly find?: undefined;
  readonly mayBeTold?: undefined;
  readonly judges?: undefined;
  readonly inProse?: undefined;
  readonly acrossFiles?: undefined;
}

export type AnyDocumentCheck = DocumentCheckDefinition | TargetCheckDefinition;

/** Declares a document check. The compiler requires exactly the data that the message's placeholders name. */
export function defineDocumentCheck<const Message extends string, Trace>(
  check: DocumentCheckDefinition<Message, Trace>,
): DocumentCheckDefinition {
  // Sound: the check gets only traces of its own, and its reports are put into its own message.
  return check;
}

/** Declares a check of what references lead to. */
export function defineTargetCheck<const Message extends string, Trace>(
  check: TargetCheckDefinition<Message, Trace>,
): TargetCheckDefinition {
  return check;
}
