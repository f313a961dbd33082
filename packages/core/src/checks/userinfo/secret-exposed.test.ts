import assert from "node:assert/strict";
import { describeCheck } from "../../../test/describe-check.js";
import { displayForm } from "../../mapping/display-form.js";
import { checkIri } from "../run/check-iri.js";
import { secretExposed } from "./secret-exposed.js";

// Put together here, since scanners of repositories look for the whole.
const github = "ghp_" + "9fK2mQ7vX4tB8nL1cR5wZ3yD6hJ0pS2aE4uG";
const aws = "AKIA" + "Q7R2T9W4Z6B3N8M5";
const signs = "9fK2mQ7vX4tB8nL1cR5wZ3yD6hJ0pS2aE4uG7oH3iM8kV5";
const sendGrid = "SG." + signs.slice(0, 22) + "." + signs.slice(0, 43);
const huggingFace = "hf_" + signs.slice(0, 34);
const google = "AIza" + signs.slice(0, 35);
const hexadecimal = "9f2c7a4b1e8d3056".repeat(4);
const slack = "T04QX7R2KLM/B05ZP8W3N/" + signs.slice(0, 24);
const discord = "1098237465019283746/" + signs + signs.slice(0, 20);
const guid = "9f2c7a4b-1e8d-3056-9f2c-7a4b1e8d3056";
const telegram = "6028374951:AA" + signs.slice(0, 33);
const stripe = "sk_live_" + "4mT8xQ2vK7nR9wB3";

describeCheck(secretExposed, {
  reports: [
    { name: "a token of GitHub for the user", iri: `https://«${github}»@github.com/a`, message: "a token of GitHub" },
    { name: "an access key in the query", iri: `https://a.example/?AWSAccessKeyId=«${aws}»&b`, message: "of AWS" },
    { name: "a secret key of Stripe", iri: `https://a.example/?key=«${stripe}»`, message: "of Stripe" },
    { name: "a key of SendGrid", iri: `https://a.example/?key=«${sendGrid}»`, message: "of SendGrid" },
    { name: "a token of PyPI", iri: `https://«pypi-AgE${signs}${signs}»@a.example/`, message: "of PyPI" },
    { name: "a token of Hugging Face", iri: `https://u:«${huggingFace}»@a.example/`, message: "of Hugging Face" },
    {
      name: "a token of DigitalOcean",
      iri: `https://a.example/?b=«dop_v1_${hexadecimal}»`,
      message: "of DigitalOcean",
    },
    { name: "a token of Shopify", iri: `https://«shpat_${hexadecimal.slice(32)}»@a.example/`, message: "of Shopify" },
    {
      name: "a key of Anthropic",
      iri: `https://a.example/?b=«sk-ant-api03-${signs}»`,
      message: "of Anthropic or OpenAI",
    },
    {
      name: "RFC 6749 §2.3.1: the secret of a client",
      iri: "https://a.example/?client_secret=«q8Zt4Lm2Vx9Kc7Rb1Nw5Pj3»",
    },
    { name: "RFC 6749 §10.4: a refresh token", iri: "https://a.example/?refresh_token=«q8Zt4Lm2Vx9Kc7Rb1Nw5Pj3»" },
    {
      name: "RFC 6750 §2.3: an access token",
      iri: "https://a.example/?a=b&access_token=«q8Zt4Lm2Vx9Kc7Rb1Nw5Pj3»&c",
      message:
        "The query contains an access token; revoke it, and take it from the environment when the program runs. It gives access to whoever reads it.",
    },
    {
      name: "a token of GitHub, which opens more than the server that is named",
      iri: `http://localhost:8000/?b=«${github}»`,
      component: "query",
    },
    {
      name: "a webhook of Slack",
      iri: `https://hooks.slack.com/services/«${slack}»`,
      component: "path",
      message: "The path contains a webhook of Slack; revoke it",
    },
    { name: "a workflow of Slack", iri: `https://hooks.slack.com/workflows/«${slack}»` },
    {
      name: "a webhook of Discord",
      iri: `https://discord.com/api/webhooks/«${discord}»?wait=true`,
      message: "of Discord",
    },
    { name: "one of a version, at the former host", iri: `https://ptb.discordapp.com/api/v10/webhooks/«${discord}»` },
    {
      name: "the token of a bot of Telegram",
      iri: `https://api.telegram.org/bot«${telegram}»/getUpdates`,
      message: "the token of a bot of Telegram",
    },
    { name: "the same for a file", iri: `https://api.telegram.org/file/bot«${telegram}»/a.jpg` },
    {
      name: "one within another address",
      iri: `https://a.example/?b=https%3A%2F%2Fc.example%2F%3Fd%3D«${github}»`,
      message: "a token of GitHub",
    },
    { name: "the secret of a webhook of Stripe", iri: `https://a.example/?b=«whsec_${signs.slice(0, 32)}»` },
    {
      name: "a key of Google for a service that pages do not call",
      iri: `https://generativelanguage.googleapis.com/v1beta/models?key=«${google}»`,
      message: "a key of Google",
    },
    {
      name: "a webhook of Microsoft Teams",
      iri: `https://contoso.webhook.office.com/webhookb2/«${guid}@${guid}/IncomingWebhook/${hexadecimal.slice(32)}/${guid}»`,
      message: "a webhook of Microsoft Teams",
    },
    {
      name: "a signature of Azure that names no end",
      iri: `https://a.logic.azure.com/b?sp=%2Ftriggers%2Fmanual%2Frun&sv=1.0&sig=«${signs}»`,
      message: "a signature of Azure that never ends",
    },
    { name: "RFC 6750 §5.3: an access token of Google", iri: `https://a.example/?access_token=«ya29.a0${signs}»` },
    {
      name: "an access token in the fragment",
      iri: "https://a.example/#access_token=«q8Zt4Lm2Vx9Kc7Rb1Nw5Pj3»",
      component: "fragment",
    },
  ],
  accepts: [
    { name: "the key of AWS's documentation", iri: "https://a.example/?k=AKIAIOSFODNN7EXAMPLE" },
    { name: "a word in its place", iri: "https://a.example/?access_token=YOUR_ACCESS_TOKEN_HERE" },
    { name: "a row of one sign", iri: "https://a.example/?access_token=xxxxxxxxxxxxxxxxxxxxxxxx" },
    { name: "a short value", iri: "https://a.example/?access_token=abc" },
    { name: "a placeholder", iri: "https://a.example/?access_token={token}" },
    {
      name: "an access token of a server that nobody else reaches",
      iri: "http://localhost:8000/?access_token=q8Zt4Lm2Vx9Kc7Rb1Nw5Pj3",
    },
    { name: "a key of Google, as pages with maps have it", iri: `https://a.example/js?key=${google}` },
    { name: "a signature, which ends", iri: `https://a.example/?X-Amz-Expires=60&X-Amz-Signature=${signs}${signs}` },
    {
      name: "Slack's documentation",
      iri: "https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX",
    },
    { name: "words in its place", iri: "https://hooks.slack.com/services/YOUR/SLACK/URL" },
    {
      name: "a row of one sign for it",
      iri: `https://hooks.slack.com/services/T04QX7R2KLM/B05ZP8W3N/${"0".repeat(24)}`,
    },
    { name: "a webhook of Slack elsewhere", iri: `https://a.example/services/${slack}` },
    { name: "a webhook of Discord without its token", iri: "https://discord.com/api/webhooks/1098237465019283746" },
    {
      name: "Telegram's documentation",
      iri: "https://api.telegram.org/bot110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw/getMe",
    },
    {
      name: "Telegram's documentation of methods",
      iri: "https://api.telegram.org/bot123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11/getMe",
    },
    { name: "an access token of Google, which ends after an hour", iri: `https://a.example/?b=ya29.a0${signs}` },
    { name: "a key of no format, as pages with maps have it", iri: `https://a.example/a.png?apikey=${signs}` },
    { name: "a token of no format, sent once by mail", iri: `https://a.example/confirm?token=${signs}` },
    { name: "a test key of Stripe, which moves no money", iri: `https://a.example/?b=sk_test_${signs.slice(0, 24)}` },
    {
      name: "a key of Google in a page with maps",
      iri: `https://maps.googleapis.com/maps/api/js?key=${google}`,
    },
    {
      name: "a key of Firebase, which its documentation lets everybody see",
      iri: `https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=${google}`,
    },
    {
      name: "a signature of Azure that says when it ends",
      iri: `https://a.blob.core.windows.net/b/c?sv=2022-11-02&se=2026-01-01T00%3A00Z&sr=b&sp=r&sig=${signs}`,
    },
    { name: "one whose end is kept by the service", iri: `https://a.example/b?sv=2022-11-02&si=c&sr=b&sig=${signs}` },
    { name: "the name of a library", iri: "https://a.example/?b=sk-learn-2026-tutorial-for-everybody-1" },
    { name: "a longer word", iri: `https://a.example/?b=X${aws}` },
    { name: "the path", iri: "https://a.example/access_token=q8Zt4Lm2Vx9Kc7Rb1Nw5Pj3" },
    { name: "the empty string", iri: "" },
  ],
});

describe("a token", () => {
  it("is never printed in a path", () => {
    for (const [text, token] of [
      [`HTTPS://hooks.slack.com/services/${slack}/b c`, slack],
      [`HTTPS://api.telegram.org/bot${telegram}/b c`, telegram],
      [`HTTPS://A.example/b c?b=ya29.${signs}&d=%zz`, signs],
    ] as const) {
      const findings = checkIri(text, { checks: "all" });
      assert.ok(findings.length > 1);
      for (const { message, fixes } of findings)
        for (const told of [message, ...fixes.map(({ title }) => title)]) assert.ok(!told.includes(token), told);
    }
  });

  it("is never shown, wherever it stands", () => {
    const tokens = [
      github,
      aws,
      sendGrid,
      huggingFace,
      google,
      stripe,
      `pypi-AgE${signs}${signs}`,
      `dop_v1_${hexadecimal}`,
    ];
    const further = [
      `shpat_${hexadecimal.slice(32)}`,
      `sk-ant-api03-${signs}`,
      `ya29.a0${signs}`,
      `npm_${signs.slice(0, 36)}`,
    ];
    const others = [`github_pat_${signs}${signs}`, `glpat-${signs.slice(0, 20)}`, `xoxb-${signs.slice(0, 30)}`];
    for (const token of [...tokens, ...further, ...others])
      for (const text of [`https://a.example/${token}`, `https://a.example/é/${token}/b`])
        assert.ok(!displayForm(text).includes(token), text);
    for (const [text, token] of [
      [`https://hooks.slack.com/services/${slack}`, slack],
      [`https://discord.com/api/webhooks/${discord}`, discord],
      [`https://api.telegram.org/bot${telegram}/getUpdates`, telegram],
      [`https://a.example/eyJ${signs}.eyJ${signs}.${signs}`, signs],
    ] as const)
      assert.ok(!displayForm(text).includes(token), text);
  });

  it("is never printed, whatever is told of the text, nor what is an example of one", () => {
    const example = "AKIAIOSFODNN7EXAMPLE";
    for (const { message, fixes } of checkIri(`HTTP://A.example/b c?key=${example}%zz`, { checks: "all" }))
      for (const told of [message, ...fixes.map(({ title }) => title)]) assert.ok(!told.includes(example), told);
    for (const text of [`https://${github}@github.com/a`, `HTTP://A.example/b c?key=${github}%zz`]) {
      const findings = checkIri(text, { checks: "all" });
      assert.ok(findings.length > 1);
      for (const { message, fixes } of findings)
        for (const told of [message, ...fixes.map(({ title }) => title)]) assert.ok(!told.includes(github), told);
    }
  });
});
