/** The parts of the extension's package.json that the extension itself reads; `pnpm generate` writes them. */
export interface Manifest {
  readonly activationEvents: readonly string[];
  readonly contributes: { readonly configuration: { readonly properties: Readonly<Record<string, unknown>> } };
}

/** The languages at which the extension starts. */
export function languagesOf({ activationEvents }: Manifest): string[] {
  return activationEvents.flatMap((event) =>
    event.startsWith("onLanguage:") ? [event.slice("onLanguage:".length)] : [],
  );
}

/** The names of the server's settings, without the `iri.` that all of them start with. */
export function settingsOf({ contributes }: Manifest): string[] {
  const names = Object.keys(contributes.configuration.properties).map((name) => name.slice("iri.".length));
  // The client itself sees to the log of its messages.
  return names.filter((name) => name !== "trace.server");
}
