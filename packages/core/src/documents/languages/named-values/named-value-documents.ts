import { numberComments } from "../../comment-syntax.js";
import type { Language } from "../../language.js";
import { dotenvReader } from "./dotenv.js";
import { iniReader } from "./ini.js";
import { propertiesReader } from "./properties.js";

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
    files: [".flaskenv"],
    beginnings: [".env."],
    ids: ["dotenv"],
    comments: numberComments,
  },
} as const satisfies Readonly<Record<string, Language>>;
