/** What an editor alone decides, besides the settings that all hosts have. */
export interface EditorSettings {
  /** The longest document, in UTF-16 code units, that is read by the grammar of its language. */
  readonly maximumLength: number;
  /** The longest line of such a document. */
  readonly maximumLineLength: number;
  /** The longest document that is scanned; a longer one is left alone. */
  readonly maximumScannedLength: number;
  readonly inlayHints: boolean;
  readonly workspaceDiagnostics: boolean;
  readonly backgroundIndex: boolean;
}

interface EditorSettingSchema<Value> {
  readonly default: Value;
  readonly description: string;
}

/** Every one of them with its default, whose type is the setting's, and one sentence for people. */
export const editorSettingsSchema: {
  readonly [Name in keyof EditorSettings]: EditorSettingSchema<EditorSettings[Name]>;
} = {
  maximumLength: {
    default: 2_000_000,
    description:
      "Documents longer than this many UTF-16 code units are only scanned for '://', and only invisible and misleading characters are reported.",
  },
  maximumLineLength: {
    default: 200_000,
    description:
      "Documents with a line longer than this many UTF-16 code units are only scanned for '://', and only invisible and misleading characters are reported.",
  },
  maximumScannedLength: {
    default: 5_000_000,
    description:
      "Documents longer than this many UTF-16 code units are not even scanned, so that nothing is reported in them and everything else stays quick.",
  },
  inlayHints: {
    default: false,
    description: "Show the readable form of an encoded identifier after it.",
  },
  workspaceDiagnostics: {
    default: false,
    description: "Check all files in the open folders, not only open ones.",
  },
  backgroundIndex: {
    default: true,
    description:
      "Look through the open folders for identifiers in the background, so that references, renames and completions are quick; otherwise, only when they are asked for.",
  },
};

export interface EditorSettingMistake {
  readonly path: string;
  readonly message: string;
}

/** Takes the editor's own settings out of those that it has sent; what is of the wrong type is told and left aside. */
export function readEditorSettings(sent: Readonly<Record<string, unknown>>): {
  readonly settings: EditorSettings;
  readonly others: Readonly<Record<string, unknown>>;
  readonly mistakes: readonly EditorSettingMistake[];
} {
  const mistakes: EditorSettingMistake[] = [];
  const entries = Object.entries(editorSettingsSchema).map(([name, { default: value }]): [string, unknown] => {
    const chosen = sent[name];
    if (chosen === undefined) return [name, value];
    if (typeof chosen === typeof value && !(Number(chosen) < 0)) return [name, chosen];
    const expected = typeof value === "number" ? "a number that is 0 or more" : "true or false";
    mistakes.push({ path: name, message: `Expected ${expected}.` });
    return [name, value];
  });
  const others = Object.entries(sent).filter(([name]) => !Object.hasOwn(editorSettingsSchema, name));
  // The schema has every setting with a default of its type, and what is taken instead has the same type.
  return {
    settings: Object.fromEntries(entries) as unknown as EditorSettings,
    others: Object.fromEntries(others),
    mistakes,
  };
}
