import type { CheckDescription, MessageData } from "../../checks/definition/define-check.js";
import type { Fix } from "../../findings/finding.js";
import type { Span } from "../../findings/span.js";
import type { Literal } from "../read/literal.js";
import type { UsedHost, UsedHosts } from "../../hosts/used-hosts.js";
import type { LocalTargets } from "./local-targets.js";

export type DocumentReport<Message extends string> = {
  /** Which of the traces the finding is about. */
  readonly at: number;
  /** Within the identifier of that trace; the edits of the fixes, too. */
  readonly span: Span;
  readonly fixes?: readonly Fix[];
  /** Other traces that the finding speaks of. A host puts the message before or beside the place: `The other spelling`. */
  readonly related?: readonly { readonly at: number; readonly message: string }[];
} & MessageData<Message>;

/**
 * A check that compares the identifiers of a document. It sees those that are meant to be whole identifiers, one by one
 * first, and then what it has kept of them, so that after a change only the changed ones are looked at again.
 */
export interface DocumentCheckDefinition<
  Message extends string = string,
  Trace = unknown,
> extends CheckDescription<Message> {
  /** Judges the beginning alone, and therefore sees patterns whose first hole stands behind that, too. */
  readonly judges?: "authority";
  /** Also sees what stands in text for people. */
  readonly inProse?: true;
  /**
   * What has to be known of one identifier, or nothing if the check has nothing to say of it. A trace is kept while its
   * literal stays the same; so it holds neither offsets nor parts of longer texts (`copyOf`).
   */
  trace(literal: Literal, options: Readonly<Record<string, unknown>>): Trace | undefined;
  /** Compares the traces of a document, which are in the order of its literals, also with the `hosts` of the settings. */
  find(traces: readonly Trace[], report: (report: DocumentReport<Message>) => void, hosts: readonly string[]): void;
  /**
   * What there is to say of a host when those of all files have been counted, with the `hosts` of the settings. The traces
   * of a check that has this are hosts with their spans in the identifier.
   */
  readonly acrossFiles?: (
    host: UsedHost,
    ofAllFiles: UsedHosts,
    hosts: readonly string[],
  ) => Readonly<Record<string, string>> | undefined;
  /** It has nothing to say of lines and records, so that these may be read in parts. */
  readonly passesRecords?: true;
  readonly findTargets?: undefined;
}

/** A check that looks at what the references of a document lead to; it is called where a host tells that. */
export interface TargetCheckDefinition<
  Message extends string = string,
  Trace = unknown,
> extends CheckDescription<Message> {
  /** As in the other checks of documents. */
  trace(literal: Literal, options: Readonly<Record<string, unknown>>): Trace | undefined;
  findTargets(traces: readonly Trace[], targets: LocalTargets, report: (report: DocumentReport<Message>) => void): void;
  readonly find?: undefined;
  readonly judges?: undefined;
  readonly inProse?: undefined;
  readonly acrossFiles?: undefined;
}

export type AnyDocumentCheck = DocumentCheckDefinition | TargetCheckDefinition;

/** Declares a check of documents. The compiler requires exactly the data that the message's placeholders name. */
export function defineDocumentCheck<const Message extends string, Trace>(
  check: DocumentCheckDefinition<Message, Trace>,
): DocumentCheckDefinition {
  // Traces and reports of a check are read by itself and with its own message only.
  return check;
}

/** Declares a check of what references lead to. */
export function defineTargetCheck<const Message extends string, Trace>(
  check: TargetCheckDefinition<Message, Trace>,
): TargetCheckDefinition {
  return check;
}
