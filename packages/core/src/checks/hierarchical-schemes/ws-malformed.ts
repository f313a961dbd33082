import { traits } from "../../grammar/traits.js";
import { wsFaults, type WsReason } from "../../schemes/ws.js";
import { rfc6455 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import {
  authorityMissing,
  isOfScheme,
  reportSchemeFaults,
  schemeMessage,
  type Sentences,
} from "../faults/scheme-faults.js";

export const wsMalformed = defineCheck({
  code: "ws-malformed",
  title: "WebSocket IRI lacks or has a component contrary to RFC 6455",
  strength: "must",
  fix: "none",
  preset: "recommended",
  spec: [rfc6455("3")],
  message: schemeMessage,
  needs: traits.otherScheme,
  // A host, a path and a query are right.
  needsText: /^wss?:(?!\/\/[^/?#@]+(?:[/?][^#]*)?$)/i,
  beforeBody: true,
  find(subject, report) {
    if (!isOfScheme(subject, "ws") && !isOfScheme(subject, "wss")) return;
    reportSchemeFaults(subject, wsFaults(subject), sentences, report);
  },
});

const sentences: Sentences<WsReason> = {
  "authority-missing": authorityMissing,
  // Userinfo may hold a password, so that the message does not quote it.
  userinfo: () => ({
    part: "userinfo",
    fault: "has no place in a WebSocket IRI",
    remedy: "remove it and the '@' after it",
    why: "It names only host and port",
  }),
  fragment: () => ({
    part: "fragment",
    fault: "has no meaning for a WebSocket",
    remedy: "remove it, or percent-encode the '#' as '%23'",
  }),
};
