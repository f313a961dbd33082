import { constructs, type Construct, type ConstructName, type Relation } from "./constructs.js";

/** What an ESTree node is in the table of constructs. */
export interface EstreeConstruct {
  readonly name: ConstructName;
  readonly fields: readonly (readonly [field: string, relation: Relation])[];
  readonly other: Relation;
  /** The entries for nodes of the same type that depend on the type of the parent. */
  readonly within: Map<string, EstreeConstruct>;
}

/** What a node of Lezer's tree is in the table of constructs. */
export interface LezerConstruct {
  readonly name: ConstructName;
  readonly first: Relation;
  readonly after: ReadonlyMap<string, Relation>;
  readonly named: ReadonlyMap<string, Relation>;
  /** Whether all children are one part. */
  readonly isOnePart: boolean;
  /** The entries for nodes of the same name that depend on where the node itself stands. */
  readonly within: Map<string, LezerConstruct>;
}

const inEstree = tableOf<EstreeConstruct>(estreeConstructs);
const inLezer = tableOf<LezerConstruct>(lezerConstructs);

/** The entry for an ESTree node type; undefined if all its children are plain values. */
export function estreeConstruct(type: string): EstreeConstruct | undefined {
  return inEstree.get(type);
}

/** The entry for a Lezer node name; undefined if all its children are plain values. */
export function lezerConstruct(name: string): LezerConstruct | undefined {
  return inLezer.get(name);
}

function estreeConstructs({ name, parts, estree = {} }: Construct): (readonly [string, EstreeConstruct])[] {
  return Object.entries(estree).map(([spelled, { "*": other, ...fields }]) => {
    const relations = [...relationsOf(fields, parts)];
    return [spelled, { name, fields: relations, other: relationOf(other, parts), within: new Map() }];
  });
}

function lezerConstructs({ name, parts, lezer = {} }: Construct): (readonly [string, LezerConstruct])[] {
  return Object.entries(lezer).map(([spelled, { first, after, named }]) => {
    const order = { after: relationsOf(after, parts), named: relationsOf(named, parts) };
    const isOnePart = order.after.size + order.named.size === 0;
    return [spelled, { name, first: relationOf(first, parts), ...order, isOnePart, within: new Map() }];
  });
}

function relationsOf(spelled: Readonly<Record<string, string>> = {}, parts: Construct["parts"]): Map<string, Relation> {
  return new Map(Object.entries(spelled).map(([child, part]) => [child, relationOf(part, parts)]));
}

/** The relation of a part; a child that is no part is a plain value. */
function relationOf(part: string | undefined, parts: Construct["parts"]): Relation {
  return (part === undefined ? undefined : parts[part]) ?? "value";
}

/** The table by node names; an entry `A in B` is kept within that of `A`, which must come first. */
function tableOf<Entry extends { readonly within: Map<string, Entry> }>(
  entriesOf: (construct: Construct) => readonly (readonly [spelled: string, entry: Entry])[],
): ReadonlyMap<string, Entry> {
  const table = new Map<string, Entry>();
  for (const [spelled, entry] of constructs.flatMap(entriesOf)) {
    const [type = "", around] = spelled.split(" in ");
    if (around === undefined) table.set(type, entry);
    else table.get(type)?.within.set(around, entry);
  }
  return table;
}
