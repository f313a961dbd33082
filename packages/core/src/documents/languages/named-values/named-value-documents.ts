import { numberComments } from "../../comment-syntax.js";
import type { Language } from "../../language.js";
import { dotenvReader } from "./dotenv.js";
import { iniReader } from "./ini.js";
import { propertiesReader } from "./properties.js";

/** Behind `.env`, which is an ending itself. */
const environments =
  "local development production test staging example sample template dist defaults development.local production.local test.local".split(
    " ",
  );

/** The files in which most lines are a name and a value. */
export const namedValueDocuments = {
  properties: {
    read: propertiesReader,
    extensions: ["properties"],
    ids: ["properties", "java-properties", "spring-boot-properties"],
    comments: numberComments,
  },
  ini: {
    read: iniReader,
    extensions: ["ini", "cfg", "desktop", "service", "gitmodules"],
    files: [".gitconfig", ".npmrc", ".pypirc", ".editorconfig", "pip.conf"],
    ids: ["ini"],
    comments: numberComments,
  },
  dotenv: {
    read: dotenvReader,
    extensions: ["env"],
    files: environments.map((name) => `.env.${name}`),
    ids: ["dotenv"],
    comments: numberComments,
  },
} as const satisfies Readonly<Record<string, Language>>;
