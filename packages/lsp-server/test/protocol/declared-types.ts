import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import ts from "typescript";

/**
 * Holds messages to the declarations of the protocol: those of `vscode-languageserver-protocol`, from which the
 * protocol's own metaModel is made. Stricter than the protocol, it lets no message have a member that is not declared,
 * so that a misspelled one is found.
 */
export class DeclaredTypes {
  readonly #checker: ts.TypeChecker;
  /** The type arguments of `ProtocolRequestType` and `ProtocolNotificationType`, by method. */
  readonly #byMethod = new Map<string, readonly ts.Type[]>();
  /** The properties of each type that has been met, by their names. */
  readonly #properties = new Map<ts.Type, ReadonlyMap<string, ts.Symbol>>();

  constructor() {
    const main = createRequire(import.meta.url).resolve("vscode-languageserver-protocol");
    const file = join(dirname(main), "api.d.ts");
    const options = { strict: true, skipLibCheck: true, module: ts.ModuleKind.NodeNext, types: [] };
    const program = ts.createProgram([file], options);
    this.#checker = program.getTypeChecker();
    const source = program.getSourceFile(file);
    const module = source && this.#checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} declares nothing.`);
    for (const symbol of this.#checker.getExportsOfModule(module)) this.#addMessage(symbol);
  }

  /** What is wrong with the result of a request; nothing if it is as declared. */
  mistakeInResult(method: string, result: unknown): string | undefined {
    return this.#mistakeIn(method, 1, result);
  }

  /** What is wrong with a part of a result that comes early. */
  mistakeInPart(method: string, part: unknown): string | undefined {
    return this.#mistakeIn(method, 2, part);
  }

  /** What is wrong with the parameters of a request or notification. */
  mistakeInParams(method: string, params: unknown): string | undefined {
    return this.#mistakeIn(method, 0, params);
  }

  #mistakeIn(method: string, argument: number, value: unknown): string | undefined {
    const type = this.#byMethod.get(method)?.[argument];
    return type === undefined ? `${method} is not declared` : this.#mistake(value, type, method);
  }

  #addMessage(symbol: ts.Symbol): void {
    const namespace = symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    const members = namespace.flags & ts.SymbolFlags.Module ? this.#checker.getExportsOfModule(namespace) : [];
    const [method, type] = ["method", "type"].map((name) => members.find((member) => member.name === name));
    if (method === undefined || type === undefined) return;
    const methodType = this.#checker.getTypeOfSymbol(method);
    const messageType = this.#checker.getTypeOfSymbol(type);
    if (!methodType.isStringLiteral()) return;
    this.#byMethod.set(methodType.value, this.#checker.getTypeArguments(messageType as ts.TypeReference));
  }

  #mistake(value: unknown, type: ts.Type, path: string): string | undefined {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) return undefined;
    if (type.isUnion()) return this.#mistakeInUnion(value, type, path);
    const isRight = primitive(value, type);
    if (isRight === true) return undefined;
    if (isRight === false || typeof value !== "object" || value === null)
      return `${path}: ${JSON.stringify(value)} is no ${this.#checker.typeToString(type)}`;
    if (this.#checker.isArrayType(type) || this.#checker.isTupleType(type))
      return this.#mistakeInList(value, type, path);
    return this.#mistakeInObject(value as Record<string, unknown>, type, path);
  }

  #mistakeInUnion(value: unknown, { types }: ts.UnionType, path: string): string | undefined {
    // What is there was not meant to be nothing.
    const meant = types.filter(({ flags }) => !(value && flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
    const mistakes = meant.map((type) => this.#mistake(value, type, path));
    if (mistakes.includes(undefined)) return undefined;
    // The one found deepest in the value is about the alternative that was meant.
    return mistakes.sort((a, b) => (b ?? "").indexOf(": ") - (a ?? "").indexOf(": "))[0];
  }

  #mistakeInList(value: object, type: ts.Type, path: string): string | undefined {
    if (!Array.isArray(value)) return `${path}: no list`;
    const types = this.#checker.getTypeArguments(type as ts.TypeReference);
    for (const [index, item] of value.entries()) {
      const itemType = types[Math.min(index, types.length - 1)];
      const mistake = itemType && this.#mistake(item, itemType, `${path}[${index}]`);
      if (mistake !== undefined) return mistake;
    }
    return undefined;
  }

  #mistakeInObject(value: Record<string, unknown>, type: ts.Type, path: string): string | undefined {
    const properties = this.#propertiesOf(type);
    const index = this.#checker.getIndexInfosOfType(type)[0]?.type;
    for (const [name, member] of Object.entries(value)) {
      const property = properties.get(name);
      const memberType = property === undefined ? index : this.#checker.getTypeOfSymbol(property);
      if (memberType === undefined) return `${path}.${name}: is not declared in ${this.#checker.typeToString(type)}`;
      const mistake = this.#mistake(member, memberType, `${path}.${name}`);
      if (mistake !== undefined) return mistake;
    }
    const missing = [...properties.values()].find(
      ({ name, flags }) => !(flags & ts.SymbolFlags.Optional) && !Object.hasOwn(value, name),
    );
    return missing === undefined ? undefined : `${path}: '${missing.name}' is missing`;
  }

  #propertiesOf(type: ts.Type): ReadonlyMap<string, ts.Symbol> {
    const known = this.#properties.get(type);
    if (known !== undefined) return known;
    const properties = this.#checker.getPropertiesOfType(type).map((property) => [property.name, property] as const);
    const byName = new Map(properties);
    this.#properties.set(type, byName);
    return byName;
  }
}

/** Whether a value is of a type that has no members; nothing if the type has some. */
function primitive(value: unknown, type: ts.Type): boolean | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return value === type.value;
  const { flags } = type;
  if (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void))
    return value === null || value === undefined;
  if (flags & ts.TypeFlags.BooleanLiteral)
    return value === ((type as unknown as { intrinsicName: string }).intrinsicName === "true");
  if (flags & ts.TypeFlags.StringLike) return typeof value === "string";
  // Every number that the server sends is a `uinteger`, or a small `integer`.
  if (flags & ts.TypeFlags.NumberLike) return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31;
  return flags & ts.TypeFlags.BooleanLike ? typeof value === "boolean" : undefined;
}
