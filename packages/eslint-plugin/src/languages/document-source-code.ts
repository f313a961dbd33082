import {
  ConfigCommentParser,
  TextSourceCodeBase,
  VisitNodeStep,
  type Directive,
  type RulesConfig,
} from "@eslint/plugin-kit";
import { isOwnRule, readDirective, ruleId, type CommentDirective } from "./comment-directives.js";
import { disableDirectives, type DirectiveScope } from "./disable-directives.js";
import type { DocumentComment, DocumentRoot, Located } from "./document-root.js";

interface Problem {
  readonly ruleId: null;
  readonly message: string;
  readonly loc: Located["loc"];
}

interface DirectiveComment {
  readonly directive: CommentDirective;
  readonly comment: DocumentComment;
}

interface Options {
  readonly text: string;
  readonly ast: DocumentRoot;
  readonly scope: DirectiveScope;
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
  readonly #scope: DirectiveScope;
  #directives: readonly DirectiveComment[] | undefined;

  constructor({ text, ast, scope }: Options) {
    super({ text, ast, lineEndingPattern: /\r\n|[\r\n]/u });
    this.#scope = scope;
  }

  override getParent(): undefined {
    return undefined;
  }

  override *traverse(): Iterable<VisitNodeStep> {
    yield new VisitNodeStep({ target: this.ast, phase: 1, args: [this.ast] });
    yield new VisitNodeStep({ target: this.ast, phase: 2, args: [this.ast] });
  }

  getInlineConfigNodes(): DocumentComment[] {
    return this.#directiveComments().map(({ comment }) => comment);
  }

  getDisableDirectives(): { directives: Directive[]; problems: Problem[] } {
    const [spanning, standing] = partition(this.#directiveComments(), isLineDirectiveOfManyLines);
    return {
      directives: standing.flatMap(({ directive, comment }) => disableDirectives(directive, comment, this.#scope)),
      problems: spanning.map(({ directive, comment }) => ({
        ruleId: null,
        message: `The directive '${directive.family}-disable-line' must stand on one line, since it speaks of one line.`,
        loc: comment.loc,
      })),
    };
  }

  applyInlineConfig(): { configs: { config: { rules: RulesConfig }; loc: Located["loc"] }[]; problems: Problem[] } {
    const configs: { config: { rules: RulesConfig }; loc: Located["loc"] }[] = [];
    const problems: Problem[] = [];
    for (const { directive, comment } of this.#directiveComments()) {
      if (directive.kind !== "configure") continue;
      const parsed = new ConfigCommentParser().parseJSONLikeConfig(directive.list);
      if (parsed.ok) configs.push({ config: { rules: this.#ownRules(parsed.config, directive) }, loc: comment.loc });
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

  #ownRules(rules: RulesConfig, { family }: CommentDirective): RulesConfig {
    const named = Object.entries(rules).map(([name, value]) => [ruleId(name, family), value] as const);
    return Object.fromEntries(named.filter(([id]) => this.#scope === "every-rule" || isOwnRule(id)));
  }

  #directiveComments(): readonly DirectiveComment[] {
    this.#directives ??= this.ast.comments.flatMap((comment) => {
      const [start, end] = comment.range;
      const directive = readDirective(this.text, { start, end });
      return directive === undefined ? [] : [{ directive, comment }];
    });
    return this.#directives;
  }
}

function isLineDirectiveOfManyLines({ directive, comment }: DirectiveComment): boolean {
  return directive.kind === "disable-line" && comment.loc.start.line !== comment.loc.end.line;
}

function partition<T>(items: readonly T[], holds: (item: T) => boolean): [T[], T[]] {
  return [items.filter(holds), items.filter((item) => !holds(item))];
}
