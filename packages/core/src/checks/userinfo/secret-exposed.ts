import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { componentAt } from "../../iri/component-at.js";
import type { Iri } from "../../iri/iri.js";
import { isPrivateHost } from "../faults/private-host.js";
import { defineCheck } from "../definition/define-check.js";
import { tokenSigns, tokensIn } from "../wording/tokens.js";

export const secretExposed = defineCheck({
  code: "secret-exposed",
  title: "Text contains a token that gives access",
  strength: "should",
  fix: "none",
  preset: "recommended",
  threatens: "secrets",
  spec: [rfc3986("7.5"), rfc3986("3.2.1")],
  message:
    "The {{component}} contains {{kind}}; revoke it, and take it from the environment when the program runs. It gives access to whoever reads it.",
  // Few sites have tokens in their paths; the traits count the hosts of these as unusual.
  needs:
    traits.query | traits.userinfo | traits.fragment | traits.unusualHost | traits.unusualPath | traits.noAuthority,
  // A token without a digit is not reported.
  needsText: { test: (text) => tokenSigns.test(text) && /[0-9]/.test(text) },
  inNames: "names-and-keys",
  find(iri, report) {
    const { text, authority } = iri;
    const opensNothing = authority !== undefined && isPrivateHost(authority.host.text);
    for (const { isMeant, start, end } of tokensIn(text)) {
      const component = componentAt(iri, start);
      const token = text.slice(start, end);
      if (!isMeant || component === "host" || (component === "path" && !inPath.test(token))) continue;
      // An access token is only valid on the server that the address names.
      const kind = kindOf(token) ?? (opensNothing ? undefined : kindByContext(iri, start));
      if (kind !== undefined) report({ span: { start, end }, component, data: { component, kind } });
    }
  },
});

/** What a token begins with, by the documentation of each service and GitHub's list of what it scans for; the `.md` names the pages. */
const services: readonly (readonly [start: RegExp, name: string])[] = [
  [/^A[KS]IA/, "an access key of AWS"],
  [/^g(?:h[opsur]|ithub_pat)_/, "GitHub"],
  [/^gl[a-z]+-/, "GitLab"],
  [/^[rs]k_live_/, "a secret key of Stripe"],
  [/^whsec_/, "the secret of a webhook of Stripe"],
  [/^x(?:ox.|app)-/, "Slack"],
  [/^npm_/, "npm"],
  [/^SG\./, "a key of SendGrid"],
  [/^pypi-/, "PyPI"],
  [/^rubygems_/, "RubyGems"],
  [/^hf_/, "Hugging Face"],
  [/^do._v1_/, "DigitalOcean"],
  [/^shp.._/, "Shopify"],
  [/^sk-(?:[a-z]+-|.*T3BlbkFJ)/, "a key of Anthropic or OpenAI"],
  [/^sk-|^gsk_|^r8_/, "a key of language models"],
  [/^GOCSPX-/, "a client secret of Google"],
  [/^hv.\./, "Vault"],
  [/^lin_/, "Linear"],
  [/^key-[\da-f]{32}$/, "a key of Mailgun"],
  [/^dapi/, "Databricks"],
  [/^NRAK-/, "a key of New Relic"],
  [/^sntry/, "Sentry"],
  [/^gl.+_/, "Grafana"],
  [/^dckr_/, "Docker"],
  [/^figd_/, "Figma"],
  [/^ntn_/, "Notion"],
  [/^pul-/, "Pulumi"],
  [/^PMAK-/, "a key of Postman"],
  [/^AT[AC]TT3/, "Atlassian"],
  [/^T\w+\//, "a webhook of Slack"],
  [/^\d+\//, "a webhook of Discord"],
  [/^[\w-]+@/, "a webhook of Microsoft Teams"],
  [/^\d+:/, "the token of a bot of Telegram"],
];

/** Those that stand in a path, behind the address of their service. */
const inPath = /^(?:\d+[/:]|T\w+\/|[\w-]+@)/;

function kindOf(token: string): string | undefined {
  const name = services.find(([start]) => start.test(token))?.[1];
  return name === undefined || /^[a-z]\w* /.test(name) ? name : `a token of ${name}`;
}

/**
 * The kind of a token, by the text before it and by the host. Signatures that expire are not reported, nor keys of
 * Google that pages have to expose: those of maps and of Firebase.
 */
function kindByContext({ text, authority }: Iri, start: number): string | undefined {
  const isOf = (sign: RegExp): boolean => sign.test(text.slice(Math.max(0, start - 16), start));
  if (isOf(/(?:token|secret)=$/)) return "an access token";
  if (isOf(/[?&;]sig=$/)) return /[?&;]sv=/.test(text) && !/[?&;]s[ei]=/.test(text) ? unending : undefined;
  const isOfServer = /^(?!maps|fire|fcm|identity|secure)[\w-]+\.googleapis\.com$/i.test(authority?.host.text ?? "");
  return isOfServer && text.startsWith("AIza", start) ? "a key of Google" : undefined;
}

const unending = "a signature of Azure that never ends";
