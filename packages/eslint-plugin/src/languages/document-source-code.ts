import type { Span } from "@irilint/core";
import {
  ConfigCommentParser,
  TextSourceCodeBase,
  VisitNodeStep,
  type Directive,
  type RulesConfig,
} from "@eslint/plugin-kit";
import { directiveMistakes, readDirective, type IriDirective } from "@irilint/core/literals";
import { disableDirectives, listOf, type DirectiveComment } from "./disable-directives.js";
import type { DocumentComment, DocumentRoot, Located } from "./document-root.js";

interface Problem {
  readonly ruleId: null;
  readonly message: string;
  readonly loc: Located["loc"];
}

/** The directives of a document, by the family that they belong to. */
interface Directives {
  readonly eslint: readonly DirectiveComment[];
  readonly iri: readonly IriDirective[];
}

interface Options {
  readonly text: string;
  readonly ast: DocumentRoot;
}

const emptyScope = { type: "global", upper: null, childScopes: [], variables: [], references: [], through: [] };

/**
 * What rules see of a document of ours: its text, its comments, and a tree of one node.
 * @public It is required where it is first used.
 */
export class DocumentSourceCode extends TextSourceCodeBase<{
  LangOptions: Record<string, unknown>;
  RootNode: DocumentRoot;
  SyntaxElementWithLoc: Located;
  ConfigNode: DocumentComment;
}> {
  #directives: Directives | undefined;

  constructor({ text, ast }: Options) {
    super({ text, ast, lineEndingPattern: /\r\n|[\r\n]/u });
  }

  override getParent(): undefined {
    return undefined;
  }

  override *traverse(): Iterable<VisitNodeStep> {
    yield new VisitNodeStep({ target: this.ast, phase: 1, args: [this.ast] });
    yield new VisitNodeStep({ target: this.ast, phase: 2, args: [this.ast] });
  }

  getInlineConfigNodes(): DocumentComment[] {
    return this.#allDirectives().eslint.map(({ comment }) => comment);
  }

  /** Those of our own family the rules obey, so that they count with every parser; here they are told what is wrong. */
  getDisableDirectives(): { directives: Directive[]; problems: Problem[] } {
    const { eslint, iri } = this.#allDirectives();
    const [spanning, standing] = partition(eslint, isLineDirectiveOfManyLines);
    const mistakes = directiveMistakes(this.text, [...spanning.map(({ directive }) => directive), ...iri]);
    return {
      directives: standing.flatMap((directive) => disableDirectives(this.text, directive)),
      problems: mistakes.map(({ span, message }) => ({ ruleId: null, message, loc: this.#locationOf(span) })),
    };
  }

  applyInlineConfig(): { configs: { config: { rules: RulesConfig }; loc: Located["loc"] }[]; problems: Problem[] } {
    const configs: { config: { rules: RulesConfig }; loc: Located["loc"] }[] = [];
    const problems: Problem[] = [];
    for (const { directive, comment } of this.#allDirectives().eslint) {
      if (directive.kind !== "configure") continue;
      const parsed = new ConfigCommentParser().parseJSONLikeConfig(listOf(this.text, directive));
      if (parsed.ok) configs.push({ config: { rules: parsed.config }, loc: comment.loc });
      else problems.push({ ruleId: null, message: parsed.error.message, loc: comment.loc });
    }
    return { configs, problems };
  }

  /** From here on, what ESLint's own rules ask for when a configuration turns them on for every file. */
  getAllComments(): readonly DocumentComment[] {
    return this.ast.comments;
  }

  readonly tokensAndComments: readonly [] = [];

  getFirstToken(): null {
    return null;
  }

  getScope(): object {
    return { ...emptyScope, block: this.ast, set: new Map() };
  }

  #locationOf({ start, end }: Span<"source">): Located["loc"] {
    return { start: this.getLocFromIndex(start), end: this.getLocFromIndex(end) };
  }

  #allDirectives(): Directives {
    this.#directives ??= directivesOf(this.text, this.ast.comments);
    return this.#directives;
  }
}

function directivesOf(text: string, comments: readonly DocumentComment[]): Directives {
  const eslint: DirectiveComment[] = [];
  const iri: IriDirective[] = [];
  for (const comment of comments) {
    const [start, end] = comment.range;
    const directive = readDirective(text, { start, end });
    if (directive?.family === "eslint") eslint.push({ directive, comment });
    else if (directive !== undefined) iri.push(directive);
  }
  return { eslint, iri };
}

function isLineDirectiveOfManyLines({ directive, comment }: DirectiveComment): boolean {
  return directive.kind === "line" && comment.loc.start.line !== comment.loc.end.line;
}

function partition<T>(items: readonly T[], holds: (item: T) => boolean): [T[], T[]] {
  return [items.filter(holds), items.filter((item) => !holds(item))];
}
