import { catalogue } from "@irilint/core/literals";

/** The codes of all checks. */
export const codes: readonly string[] = catalogue.map(({ code }) => code);

/** The code of a check as it is written in settings, or in findings with the name of the plugin. */
export function codeNamed(name: string): string {
  return name.replace(/^iri\//u, "");
}

/** A message with what depends on the identifier between angle brackets: `{{couldBe}}` is `<could be>`. */
function withBlanks(message: string): string {
  return message.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => {
    const words = name.replace(/(?=[A-Z])/gu, " ").toLowerCase();
    return `<${words}>`;
  });
}

/** What a check reports and why, in words for a terminal; nothing of a code that there is not. */
export function explain(code: string): string | undefined {
  const entry = catalogue.find((each) => each.code === code);
  if (entry === undefined) return undefined;
  const { title, why, message, severity, preset, spec, options, url } = entry;
  const sections = spec.map((each) => `${each.document} §${each.section}  ${each.url}`);
  const names = Object.keys(options);
  return [
    `${code}: ${title}`,
    "",
    why,
    "",
    `${severity}, preset '${preset}':`,
    `  ${withBlanks(message)}`,
    ...(names.length > 0 ? ["", `Options: ${names.join(", ")}`] : []),
    "",
    ...sections,
    url,
    "",
  ].join("\n");
}
