import { numberComments } from "../../../languages/definition/comment-syntax.js";
import { defineLanguage } from "../../language.js";
import { dotenvReader } from "./dotenv.js";
import { iniReader } from "./ini.js";
import { propertiesReader } from "./properties.js";

/* Declares formats in which most lines are a name and a value. */

export const properties = defineLanguage({
  name: "properties",
  reader: () => propertiesReader(),
  extensions: ["properties"],
  ids: ["properties", "java-properties", "spring-boot-properties"],
  comments: numberComments,
});

export const ini = defineLanguage({
  name: "ini",
  reader: () => iniReader(),
  extensions: ["ini", "cfg", "desktop", "service", "gitmodules", "cabal", "opam"],
  files: [".gitconfig", ".npmrc", ".pypirc", ".editorconfig", "pip.conf", "description", "control", "gemfile.lock"],
  ids: ["ini"],
  comments: numberComments,
});

export const dotenv = defineLanguage({
  name: "dotenv",
  reader: () => dotenvReader(),
  extensions: ["env"],
  files: [".flaskenv"],
  beginnings: [".env."],
  ids: ["dotenv"],
  comments: numberComments,
});
