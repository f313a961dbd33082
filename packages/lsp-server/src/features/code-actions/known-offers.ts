import type { LocatedEdit } from "@irilint/core/literals";
import type { CodeActionParams } from "vscode-languageserver";
import type { Analysis } from "../../documents/analyze.js";
import type { Offer } from "./offer.js";

/** The most selections of one version whose offers are remembered, and the most edits. */
const most = 100;

/**
 * What was worked out for the actions of one version of a document: its offers by selection, and the edits that take a
 * reading of the whole document to find.
 */
export class KnownOffers {
  readonly #offers = new Map<string, Offered>();
  readonly #edits = new Map<string, LocatedEdit | undefined>();

  /** The offers for a request, which `make` works out the first time. */
  offers(params: CodeActionParams, make: () => readonly Offer[]): readonly Offer[] {
    const diagnostics = JSON.stringify(params.context.diagnostics);
    const before = this.#offers.get(selectionOf(params));
    if (before?.diagnostics === diagnostics) return before.offers;
    const offers = make();
    remember(this.#offers, selectionOf(params), { diagnostics, offers });
    return offers;
  }

  /** The offers at a selection, whichever of its own diagnostics the client has told with it; nothing if there was no request. */
  offersAt(params: CodeActionParams): readonly Offer[] | undefined {
    return this.#offers.get(selectionOf(params))?.offers;
  }

  /** An edit, which `make` works out the first time; nothing if there is none. */
  edit(name: string, make: () => LocatedEdit | undefined): LocatedEdit | undefined {
    if (!this.#edits.has(name)) remember(this.#edits, name, make());
    return this.#edits.get(name);
  }
}

interface Offered {
  /** The client's diagnostics, of which offers say what they are about. */
  readonly diagnostics: string;
  readonly offers: readonly Offer[];
}

function selectionOf({ range, context: { only, triggerKind } }: CodeActionParams): string {
  return JSON.stringify([range, only, triggerKind]);
}

function remember<Value>(values: Map<string, Value>, key: string, value: Value): void {
  if (values.size >= most) values.clear();
  values.set(key, value);
}

/** They go with the analysis, of which each version of a document, under each of its settings, has one. */
const byAnalysis = new WeakMap<Analysis, KnownOffers>();

export function knownOffers(analysis: Analysis): KnownOffers {
  let offers = byAnalysis.get(analysis);
  if (offers === undefined) byAnalysis.set(analysis, (offers = new KnownOffers()));
  return offers;
}
