import { decodeEscapes } from "../decode-escapes.js";
import { templateEscapes } from "./javascript-escapes.js";
import { escapeAll, escapeUnseen, unicodeEscapes } from "../unseen.js";
import type { Syntax } from "../syntax.js";

/** The text of a template literal between its back quotes and holes. */
export const javascriptTemplate: Syntax = {
  name: "javascript-template",
  holes: "variables",
  decode: (source, span) => decodeEscapes(source, span, templateEscapes),
  encode(text) {
    // A dollar sign at the end or a brace at the start could form `${` with the text beside the edit.
    const escaped = text.replace(/[\\`]|\$(?=\{|$)|^\{/gu, "\\$&");
    return escapeUnseen(escaped, unicodeEscapes);
  },
  escape: (text) => escapeAll(text, unicodeEscapes),
};
