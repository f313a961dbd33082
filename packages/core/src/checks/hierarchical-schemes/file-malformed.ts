import { traits } from "../../grammar/traits.js";
import { fileFaults, type FileReason } from "../../schemes/file.js";
import { rfc8089 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { isOfScheme, reportSchemeFaults, schemeMessage, type Sentences } from "../faults/scheme-faults.js";

export const fileMalformed = defineCheck({
  code: "file-malformed",
  title: "File IRI is malformed",
  strength: "must",
  fix: "none",
  preset: "strict",
  spec: [rfc8089("2")],
  message: schemeMessage,
  needs: traits.otherScheme,
  needsText: /^file:/i,
  beforeBody: true,
  find(subject, report) {
    if (!isOfScheme(subject, "file")) return;
    reportSchemeFaults(subject, fileFaults(subject), sentences, report);
  },
});

const sentences: Sentences<FileReason> = {
  "path-not-absolute": () => ({
    part: "path of the file",
    fault: "does not start with '/'",
    remedy: "write the whole path, such as 'file:///folder/name'",
    why: "An IRI with a scheme cannot be relative",
  }),
  "path-missing": () => ({
    part: "path of the file",
    fault: "is missing",
    remedy: "write the whole path, such as 'file:///folder/name'",
    why: "What follows '//' is the name of a computer",
  }),
  "path-starts-with-slashes": () => ({
    part: "path of the file",
    fault: "starts with two slashes",
    remedy: "write the name of the computer right after 'file://', or one slash",
  }),
  "drive-as-host": (characters) => ({
    part: "drive",
    fault: `${characters} stands where the name of a computer belongs`,
    remedy: "write a third slash before it",
  }),
  "folder-as-host": (characters) => ({
    part: "folder",
    fault: `${characters} stands where the name of a computer belongs`,
    remedy: "write the whole path, such as 'file:///folder/name'",
    why: "An IRI with a scheme cannot be relative",
  }),
  // Userinfo may hold a password, so that the message does not quote it.
  userinfo: () => ({
    part: "userinfo",
    fault: "has no place in a file IRI",
    remedy: "remove it and the '@' after it",
  }),
  port: () => ({
    part: "port",
    fault: "has no place in a file IRI",
    remedy: "remove it and the ':' before it",
  }),
};
