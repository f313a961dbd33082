import { dirname } from "node:path";
import ts from "typescript";

/** Tells whether a file of a project has a fault of types when it holds another source. */
export class Compiler {
  readonly #changed = new Map<string, { readonly version: number; readonly source: string }>();
  readonly #service: ts.LanguageService;

  constructor(project: string) {
    const { config } = ts.readConfigFile(project, (path) => ts.sys.readFile(path)) as { readonly config: unknown };
    const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(project));
    this.#service = ts.createLanguageService({
      useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
      fileExists: (path) => ts.sys.fileExists(path),
      readFile: (path) => ts.sys.readFile(path),
      directoryExists: (path) => ts.sys.directoryExists(path),
      getCompilationSettings: () => ({ ...options, noUnusedLocals: false, noUnusedParameters: false }),
      getScriptFileNames: () => fileNames,
      getScriptVersion: (path) => String(this.#changed.get(path)?.version ?? 0),
      getScriptSnapshot: (path) => {
        const source = this.#changed.get(path)?.source ?? ts.sys.readFile(path);
        return source === undefined ? undefined : ts.ScriptSnapshot.fromString(source);
      },
      getCurrentDirectory: () => dirname(project),
      getDefaultLibFileName: ts.getDefaultLibFilePath,
    });
  }

  refuses(path: string, source: string): boolean {
    this.#changed.set(path, { version: (this.#changed.get(path)?.version ?? 0) + 1, source });
    return this.#service.getSemanticDiagnostics(path).some(({ code }) => !aboutCodeThatIsNotReached.has(code));
  }
}

const aboutCodeThatIsNotReached = new Set([7027]);
