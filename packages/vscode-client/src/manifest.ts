/** The parts of the extension's package.json that the extension itself reads; `pnpm generate` writes them. */
export interface Manifest {
  readonly activationEvents: readonly string[];
  readonly contributes: { readonly configuration: readonly SettingsGroup[] };
}

interface SettingsGroup {
  readonly properties: Readonly<Record<string, unknown>>;
}

/** The languages at which the extension starts. */
export function languagesOf({ activationEvents }: Manifest): string[] {
  return activationEvents.flatMap((event) =>
    event.startsWith("onLanguage:") ? [event.slice("onLanguage:".length)] : [],
  );
}

/** The names of the server's settings, without the `iri.` that all of them start with. */
export function settingsOf({ contributes }: Manifest): string[] {
  return contributes.configuration
    .flatMap(({ properties }) => Object.keys(properties))
    .filter((name) => !/^iri\.(?:editor|trace)\./u.test(name))
    .map((name) => name.slice("iri.".length));
}
