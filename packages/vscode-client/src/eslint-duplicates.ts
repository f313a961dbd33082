import { Disposable, languages, Uri, workspace, type Diagnostic, type Range, type TextDocument } from "vscode";
import {
  DocumentDiagnosticRequest,
  vsdiag,
  type BaseLanguageClient,
  type DiagnosticProviderMiddleware,
} from "vscode-languageclient";

const setting = "iri.editor.repeatEslint";

/**
 * Leaves out what the ESLint extension shows already, by the rule of the same name at the same place. The rest of the
 * report stays, and so does all of it where ESLint does not run.
 */
export class EslintDuplicates {
  /** What the server reported last, since it may say that nothing has changed. */
  readonly #reported = new Map<string, Diagnostic[]>();
  /** What was left out the last time. */
  readonly #eslint = new Map<string, string>();

  readonly middleware: DiagnosticProviderMiddleware = {
    provideDiagnostics: async (document, previousResultId, token, next) => {
      const uri = document instanceof Uri ? document : document.uri;
      const report = await next(document, previousResultId, token);
      if (!report) return report;
      const isFull = report.kind === vsdiag.DocumentDiagnosticReportKind.full;
      const items = isFull ? report.items : this.#reported.get(uri.toString());
      if (items === undefined) return report;
      this.#reported.set(uri.toString(), items);
      return { ...report, kind: vsdiag.DocumentDiagnosticReportKind.full, items: this.#withoutDuplicates(uri, items) };
    },
  };

  /** Has the client report anew whenever ESLint's findings, or the wish to see them twice, have changed. */
  follow(client: BaseLanguageClient): Disposable {
    return Disposable.from(
      languages.onDidChangeDiagnostics(({ uris }) => {
        for (const document of workspace.textDocuments) {
          if (uris.some((uri) => uri.toString() === document.uri.toString()) && this.#hasChanged(document.uri))
            reportAnew(client, document);
        }
      }),
      workspace.onDidCloseTextDocument(({ uri }) => {
        this.#reported.delete(uri.toString());
        this.#eslint.delete(uri.toString());
      }),
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration(setting))
          for (const document of workspace.textDocuments) reportAnew(client, document);
      }),
    );
  }

  #withoutDuplicates(uri: Uri, items: readonly Diagnostic[]): Diagnostic[] {
    if (workspace.getConfiguration().get<boolean>(setting, false)) return [...items];
    const shown = findingsOfEslint(uri);
    return items.filter(
      (item) => !shown.some(({ code, range }) => code === codeOf(item) && range.contains(item.range)),
    );
  }

  #hasChanged(uri: Uri): boolean {
    const found = findingsOfEslint(uri).map(keyOf).join("\n");
    if (found === (this.#eslint.get(uri.toString()) ?? "")) return false;
    this.#eslint.set(uri.toString(), found);
    return true;
  }
}

function reportAnew(client: BaseLanguageClient, document: TextDocument): void {
  const provider = client.getFeature(DocumentDiagnosticRequest.method).getProvider(document);
  provider?.onDidChangeDiagnosticsEmitter.fire();
}

/** A problem that the ESLint extension shows, which may hold several findings of one code. */
interface Shown {
  readonly code: string;
  readonly range: Range;
}

/** What the ESLint extension shows of our rules. */
function findingsOfEslint(uri: Uri): Shown[] {
  return languages.getDiagnostics(uri).flatMap((diagnostic) => {
    const rule = codeOf(diagnostic);
    return diagnostic.source === "eslint" && rule.startsWith("iri/")
      ? [{ code: rule.slice("iri/".length), range: diagnostic.range }]
      : [];
  });
}

function keyOf({ code, range: { start, end } }: Shown): string {
  return `${start.line}:${start.character}-${end.line}:${end.character} ${code}`;
}

function codeOf({ code }: Diagnostic): string {
  return String(typeof code === "object" ? code.value : code);
}
