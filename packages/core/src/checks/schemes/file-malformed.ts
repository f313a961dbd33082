import { traits } from "../../grammar/traits.js";
import { fileFaults, type FileReason } from "../../schemes/file.js";
import { rfc8089 } from "../../spec-reference.js";
import { defineCheck } from "../define-check.js";
import { isOfScheme, reportSchemeFaults, schemeMessage, type Sentences } from "../scheme-faults.js";

export const fileMalformed = defineCheck({
  code: "file-malformed",
  title: "IRI of a file is malformed",
  strength: "must",
  fix: "none",
  preset: "recommended",
  spec: [rfc8089("2")],
  message: schemeMessage,
  needs: traits.otherScheme,
  find(subject, report) {
    if (!isOfScheme(subject, "file")) return;
    reportSchemeFaults(subject, fileFaults(subject), sentences, report);
  },
});

const sentences: Sentences<FileReason> = {
  "path-not-absolute": () => ({
    part: "path of the file",
    fault: "does not start with '/', and there are no relative IRIs with a scheme",
    remedy: "write the whole path, such as 'file:///folder/name'",
  }),
  "path-missing": () => ({
    part: "path of the file",
    fault: "is missing, so that what follows '//' is the name of a computer",
    remedy: "write the whole path, such as 'file:///folder/name'",
  }),
  "path-starts-with-slashes": () => ({
    part: "path of the file",
    fault: "starts with two slashes",
    remedy: "write the name of the computer right after 'file://', or one slash",
  }),
  "drive-as-host": (characters) => ({
    part: "drive",
    fault: `${characters} stands where the name of a computer stands`,
    remedy: "write a third slash before it",
  }),
  "folder-as-host": (characters) => ({
    part: "folder",
    fault: `${characters} stands where the name of a computer stands, and there are no relative IRIs with a scheme`,
    remedy: "write the whole path, such as 'file:///folder/name'",
  }),
  // It may hold a password, so that it is not quoted.
  userinfo: () => ({
    part: "userinfo",
    fault: "has no place in the IRI of a file",
    remedy: "remove it and the '@' after it",
  }),
  port: () => ({
    part: "port",
    fault: "has no place in the IRI of a file",
    remedy: "remove it and the ':' before it",
  }),
};
