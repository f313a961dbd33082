import { readSettings } from "@irilint/core/literals";
import { readEditorSettings } from "../src/settings/editor-settings.js";

/** The settings of a document where neither the editor nor a file sets any. */
export const defaultSettings = {
  ...readEditorSettings({}).settings,
  checks: readSettings({}).settings,
  hasFile: false,
  file: undefined,
  leavesOut: false,
  mistakes: [],
  unfound: [],
};
