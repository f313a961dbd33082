/** Tokens in the forms that services publish, made up here: scanners of repositories would find those that are written down. */
export interface MadeToken {
  readonly name: string;
  readonly token: string;
  /** What all tokens of the form begin with; nobody learns from it which one it is. */
  readonly published: string;
  /** An address before and behind it, where tokens of the form stand in no other. */
  readonly within?: readonly [before: string, after: string];
  /** Whether nobody is told of it. */
  readonly isUntold?: true;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const digits = "0123456789";
const alphanumeric = letters + letters.toLowerCase() + digits;
const hexadecimal = `${digits}abcdef`;

/** The same for the same seed, with a digit among the first four, since what has none may be words. */
function signs(seed: number, length: number, alphabet = alphanumeric): string {
  let state = seed * 2_654_435_761 + 12_345;
  let made = "";
  while (made.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const sign = alphabet[(state >>> 8) % alphabet.length] ?? "";
    if (!made.endsWith(sign)) made += made.length === 3 && !/\d/.test(made) ? String((state >>> 8) % 10) : sign;
  }
  return made;
}

/** What stands before the rest, how long that is, and of which signs. */
const forms: Readonly<Record<string, readonly [published: string, length: number, alphabet?: string]>> = {
  "an access key of AWS": ["AKIA", 16, letters + digits],
  "a temporary access key of AWS": ["ASIA", 16, letters + digits],
  "a token of GitHub": ["ghp_", 36],
  "a token of an app of GitHub": ["ghs_", 36],
  "a fine-grained token of GitHub": ["github_pat_", 82],
  "a token of GitLab": ["glpat-", 20],
  "a deploy token of GitLab": ["gldt-", 20],
  "a runner's token of GitLab": ["glrt-", 20],
  "a secret key of Stripe": ["sk_live_", 24],
  "a restricted key of Stripe": ["rk_live_", 24],
  "the secret of a webhook of Stripe": ["whsec_", 32],
  "a token of Slack": ["xoxb-2", 45],
  "a token of an app of Slack": ["xapp-1-A", 60],
  "a token of npm": ["npm_", 36],
  "a token of PyPI": ["pypi-AgEIcHlwaS5vcmc", 120],
  "a key of RubyGems": ["rubygems_", 48, hexadecimal],
  "a token of Hugging Face": ["hf_", 34],
  "a token of DigitalOcean": ["dop_v1_", 64, hexadecimal],
  "a token of Shopify": ["shpat_", 32, hexadecimal],
  "a key of Anthropic": ["sk-ant-api03-", 95],
  "a key of OpenAI": ["sk-proj-", 120],
  "a former key of OpenAI": ["sk-", 48],
  "a client secret of Google": ["GOCSPX-", 28],
  "a token of Vault": ["hvs.", 95],
  "a key of Linear": ["lin_api_", 40],
  "a key of Mailgun": ["key-", 32, hexadecimal],
  "a token of Databricks": ["dapi", 32, hexadecimal],
  "a key of New Relic": ["NRAK-", 27, letters + digits],
  "a token of Sentry": ["sntryu_", 64, hexadecimal],
  "a token of Grafana": ["glsa_", 32],
  "a token of Docker": ["dckr_pat_", 27],
  "a token of Figma": ["figd_", 40],
  "a token of Notion": ["ntn_", 46],
  "a token of Pulumi": ["pul-", 40, hexadecimal],
  "a token of Atlassian": ["ATATT3xFfGF0", 180],
};
const untold: typeof forms = {
  "a test key of Stripe": ["sk_test_", 24],
  "a key of Google in a page": ["AIza", 35],
  "an access token of Google": ["ya29.a0", 150],
};

function made(seed: number): MadeToken[] {
  const rest = (length: number, alphabet?: string): string => signs(seed * 97 + length, length, alphabet);
  const ofForms = [...Object.entries(forms), ...Object.entries(untold)].map(
    ([name, [published, length, alphabet]], index): MadeToken => ({
      name,
      published,
      token: published + signs(seed * 97 + index, length, alphabet),
      ...(name in untold && { isUntold: true }),
    }),
  );
  const guid = [8, 4, 4, 4, 12].map((length) => rest(length, hexadecimal)).join("-");
  const number = `1${rest(18, digits)}`;
  const webToken = `eyJ${rest(33)}.eyJ${rest(90)}.${rest(43)}`;
  return [
    ...ofForms,
    { name: "a key of SendGrid", published: "SG.", token: `SG.${rest(22)}.${rest(43)}` },
    {
      name: "a key of Google",
      published: "AIza",
      token: `AIza${rest(35)}`,
      within: ["https://generativelanguage.googleapis.com/v1beta/models?key=", ""],
    },
    { name: "a JSON Web Token", published: "eyJ", token: webToken, isUntold: true },
    {
      name: "a webhook of Slack",
      published: "T0",
      token: `T0${rest(9, letters + digits)}/B0${rest(10, letters + digits)}/${rest(24)}`,
      within: ["https://hooks.slack.com/services/", ""],
    },
    {
      name: "a webhook of Discord",
      published: "1",
      token: `${number}/${rest(68)}`,
      within: ["https://discord.com/api/webhooks/", "?wait=true"],
    },
    {
      name: "a webhook of Microsoft Teams",
      published: "",
      token: `${guid}@${guid}/IncomingWebhook/${rest(32, hexadecimal)}/${guid}`,
      within: ["https://contoso.webhook.office.com/webhookb2/", ""],
    },
    {
      name: "the token of a bot of Telegram",
      published: "6",
      token: `6${rest(9, digits)}:AA${rest(33)}`,
      within: ["https://api.telegram.org/bot", "/getMe"],
    },
    {
      name: "a signature of Azure that never ends",
      published: "",
      token: rest(43),
      within: [
        "https://prod-1.westus.logic.azure.com/workflows/1/triggers/manual/paths/invoke?sp=%2Frun&sv=1.0&sig=",
        "",
      ],
    },
    {
      name: "a signature of Azure",
      published: "",
      token: `${rest(43)}%3D`,
      within: ["https://a.blob.core.windows.net/b/c?sv=2022-11-02&se=2026-01-01T00%3A00Z&sr=b&sp=r&sig=", ""],
      isUntold: true,
    },
    {
      name: "a signature of Amazon",
      published: "",
      token: rest(64, hexadecimal),
      within: ["https://a.s3.amazonaws.com/b?X-Amz-Expires=900&X-Amz-Signature=", ""],
      isUntold: true,
    },
    {
      name: "an access token",
      published: "",
      token: rest(40),
      within: ["https://a.example/?access_token=", "&b"],
    },
  ];
}

/** Several of each form. */
export const madeTokens: readonly MadeToken[] = [1, 2, 3].flatMap(made);

/** Addresses with the token and nothing else to tell of: where its form puts it, or in the query, the userinfo and the fragment. */
export function addressesOf({ token, within }: MadeToken): string[] {
  if (within !== undefined) return [within.join(token)];
  return [
    `https://a.example/b?key=${token}&d`,
    `https://${token}@a.example/b`,
    `https://u:${token}@a.example/b`,
    `https://a.example/#b=${token}`,
  ];
}

/** How many signs of a token that follow each other tell more of it than what all of its form begin with. */
const telling = 8;

/** The names of the tokens of which a text tells more than what all of their form begin with. */
export function tokensTold(text: string, tokens: readonly MadeToken[]): string[] {
  const owners = new Map<string, string>();
  for (const { name, token, published } of tokens)
    for (let start = published.length; start + telling <= token.length; start++)
      owners.set(token.slice(start, start + telling), name);
  const told = new Set<string>();
  for (let start = 0; start + telling <= text.length; start++) {
    const owner = owners.get(text.slice(start, start + telling));
    if (owner !== undefined) told.add(owner);
  }
  return [...told];
}
