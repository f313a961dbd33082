import { severityOf } from "../../packages/core/src/checks/definition/strength.js";
import { settingsSchema } from "../../packages/core/src/literals/settings/settings-schema.js";
import { settingsFileSchema } from "../../packages/core/src/literals/settings/settings-file.js";
import { defaultSettings } from "../../packages/core/src/literals/settings/settings.js";
import type { LocatedCheck } from "./check-folders.js";
import { readReason } from "./document.js";

/** The keyword for the descriptions; VS Code alone knows the one for Markdown. */
type DescribedBy = "description" | "markdownDescription";

/** As they are completed; 'warn' is understood, too. */
const severities = ["error", "warning", "warn", "information", "off"];

/** The settings that every host has, in JSON Schema with their defaults; severities with what every code means. */
export async function sharedSettings(
  root: string,
  checks: readonly LocatedCheck[],
  describedBy: DescribedBy,
): Promise<Record<string, object>> {
  const descriptions = await Promise.all(checks.map((located) => descriptionOf(root, located)));
  const codes = checks.map(({ check: { code } }, at) => [
    code,
    { type: "string", enum: severities, [describedBy]: descriptions[at] },
  ]);
  const entries = Object.entries(settingsSchema).map(([name, { type, description }]): [string, object] => {
    const json = name === "codes" ? { ...type.json, properties: Object.fromEntries(codes) as object } : type.json;
    return [name, { ...json, default: defaults[name], [describedBy]: description }];
  });
  return Object.fromEntries(entries);
}

const defaults: Readonly<Record<string, unknown>> = { ...defaultSettings };

/** What a code means, for those who complete and hover in a file of settings. */
async function descriptionOf(root: string, located: LocatedCheck): Promise<string> {
  const { title, strength, preset } = located.check;
  return `${title} (${severityOf(strength)}, in \`${preset}\`). ${await readReason(root, located)}`;
}

/** Where the schema is to be had. */
const schemaAddress = "https://github.com/irilint/irilint/raw/main/packages/cli/schema.json";

/** The JSON schema of `.irilint.json`. */
export async function generateSettingsSchema(root: string, checks: readonly LocatedCheck[]): Promise<string> {
  const settings = await sharedSettings(root, checks, "description");
  const { extends: bases, exclude, overrides, files } = settingsFileSchema;
  const described = ({ type, description }: typeof exclude | typeof bases | typeof files): object => ({
    ...type.json,
    description,
  });
  return JSON.stringify({
    $schema: "http://json-schema.org/draft-07/schema#",
    $id: schemaAddress,
    title: "Settings of Irilint",
    type: "object",
    properties: {
      $schema: { type: "string", description: "Where this schema is." },
      extends: described(bases),
      exclude: described(exclude),
      ...settings,
      overrides: {
        type: "array",
        items: {
          type: "object",
          properties: {
            files: described(files),
            ...Object.fromEntries(Object.keys(settings).map((name) => [name, { $ref: `#/properties/${name}` }])),
          },
          required: ["files"],
          additionalProperties: false,
        },
        description: overrides.description,
      },
    },
    additionalProperties: false,
    allowTrailingCommas: true,
  });
}
