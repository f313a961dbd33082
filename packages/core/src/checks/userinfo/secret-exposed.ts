import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { componentAt } from "../../iri/component-at.js";
import { isPrivateHost } from "../faults/private-host.js";
import { defineCheck } from "../definition/define-check.js";
import { tokenSigns, tokensIn, type TokenKind } from "../wording/tokens.js";

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
  // Few sites have tokens in paths: to the traits, their hosts are unusual.
  needs:
    traits.query | traits.userinfo | traits.fragment | traits.unusualHost | traits.unusualPath | traits.noAuthority,
  needsText: tokenSigns,
  inNames: "names-and-keys",
  find(iri, report) {
    const { text, authority } = iri;
    const opensNothing = authority !== undefined && isPrivateHost(authority.host.text);
    for (const { kind, start, end } of tokensIn(text)) {
      const component = componentAt(iri, start);
      // An access token is only valid on the server that the address names.
      if (kind === undefined || (opensNothing && kind === "access")) continue;
      const name = words[kind];
      const isInPlace = kindsInPath.has(kind) === (component === "path") && component !== "host";
      if (isInPlace && name !== undefined) report({ span: { start, end }, component, data: { component, kind: name } });
    }
  },
});

/** None where the token may be meant for everybody, or for some minutes: nobody is told of it. */
const words: Readonly<Record<TokenKind, string | undefined>> = {
  aws: "an access key of AWS",
  github: "a token of GitHub",
  gitlab: "a token of GitLab",
  stripe: "a secret key of Stripe",
  slack: "a token of Slack",
  npm: "a token of npm",
  sg: "a key of SendGrid",
  pypi: "a token of PyPI",
  hf: "a token of Hugging Face",
  do: "a token of DigitalOcean",
  shop: "a token of Shopify",
  model: "a key of Anthropic or OpenAI",
  hook: "a webhook of Slack",
  discord: "a webhook of Discord",
  bot: "the token of a bot of Telegram",
  google: undefined,
  jwt: undefined,
  signed: undefined,
  access: "an access token",
};

const kindsInPath: ReadonlySet<TokenKind> = new Set<TokenKind>(["hook", "discord", "bot"]);
