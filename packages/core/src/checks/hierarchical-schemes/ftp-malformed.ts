import { traits } from "../../grammar/traits.js";
import { ftpFaults, type FtpReason } from "../../schemes/ftp.js";
import { rfc1738 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import {
  authorityMissing,
  isOfScheme,
  reportSchemeFaults,
  schemeMessage,
  type Sentences,
} from "../faults/scheme-faults.js";

export const ftpMalformed = defineCheck({
  code: "ftp-malformed",
  title: "FTP IRI has no authority or an unknown type",
  strength: "must",
  fix: "none",
  preset: "recommended",
  spec: [rfc1738("3.2"), rfc1738("5")],
  message: schemeMessage,
  needs: traits.otherScheme,
  needsText: /^ftp:/i,
  beforeBody: true,
  find(subject, report) {
    if (!isOfScheme(subject, "ftp")) return;
    reportSchemeFaults(subject, ftpFaults(subject), sentences, report);
  },
});

const sentences: Sentences<FtpReason> = {
  "authority-missing": authorityMissing,
  "type-malformed": (characters) => ({
    part: "type of the transfer",
    fault: characters === "" ? "is missing after ';type='" : `is ${characters}, which FTP does not have`,
    remedy: "write 'a' for text, 'i' for octets or 'd' for a folder",
  }),
};
