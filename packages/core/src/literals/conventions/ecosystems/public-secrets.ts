import type { Convention } from "../convention.js";

/** What has the form of a secret, but is shown to everybody on purpose. */
export const publicSecrets: readonly Convention[] = [
  {
    name: "token that a page shows to all its readers",
    seenIn: "public tokens of Mapbox, which begin with `pk.`",
    kind: "own-notation",
    match: ({ characters }) => /^pk\.[\w.-]{20,}$/u.test(characters),
    effect: { excuses: ["secret-exposed"], unlessStrict: true },
    examples: {
      is: ["https://a.example/?access_token=pk.eyJ1Ijoiam9obiIsImEiOiJjazA5In0.Zx8"],
      isNot: ["https://a.example/?access_token=sk.eyJ1Ijoiam9obiIsImEiOiJjazA5In0.Zx8"],
    },
  },
  {
    name: "name of the key by which an address is signed, which is no secret",
    seenIn: "signed addresses of Amazon S3",
    kind: "own-notation",
    match: ({ characters, text }) =>
      /^(?:AKIA|ASIA)/u.test(characters) &&
      /[?&](?:AWSAccessKeyId|X-Amz-Credential)=/iu.test(text) &&
      /[?&](?:X-Amz-)?Signature=/iu.test(text),
    effect: { excuses: ["secret-exposed"], unlessStrict: true },
    examples: {
      is: ["https://a.example/b?AWSAccessKeyId=AKIAJ7QZT2M9WXC4VBNR&Expires=1&Signature=c"],
      isNot: ["https://a.example/b?AWSAccessKeyId=AKIAJ7QZT2M9WXC4VBNR&c=d"],
    },
  },
];
