import type { AroundExample, Convention } from "../convention.js";
import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";
import { wordPattern } from "../../../text/word-set.js";

/** The name of a prefix in a context, before its namespace. */
const inContext = { tier: "opaque-name", role: "prefix" } as const;

const context = (text: string): AroundExample => ({ text, at: inContext, syntax: "json-string" });

/** The vocabularies of the servers that exchange posts. */
const ofServers = patternUnion(
  patternSequence(
    wordPattern(
      String.raw`joinmastodon\.org w3id\.org/fep pleroma litepub misskey-hub\.net funkwhale\.audio hubzilla\.org`,
      "u",
    ),
    /[\w./-]{0,64}#/u,
  ),
  /\/ns\/activitystreams|\bmanuallyApprovesFollowers\b/u,
);

/** Documents that servers of the fediverse exchange (ActivityPub §3). */
export const activitypub: readonly Convention[] = [
  {
    name: "namespace of Schema.org with `#`, as servers of the fediverse write it to each other",
    seenIn:
      'contexts of Mastodon and of the servers that read its posts: `"schema": "http://schema.org#"` (friendica/friendica)',
    kind: "around",
    match: ({ text, before, after }) =>
      /^https?:\/\/schema\.org#$/u.test(text) && (ofServers.test(before) || ofServers.test(after)),
    effect: { excuses: ["namespace-misspelled"], unlessStrict: true },
    examples: {
      is: [
        context('"toot": "http://joinmastodon.org/ns#",\n"schema": "«http://schema.org#»"'),
        context('"@context": ["https://www.w3.org/ns/activitystreams", { "schema": "«http://schema.org#»" }]'),
        context('{ "schema": "«http://schema.org#»", "misskey": "https://misskey-hub.net/ns#" }'),
        context('{ "schema": "«http://schema.org#»", "fw": "https://funkwhale.audio/ns#" }'),
      ],
      isNot: [
        context('"@context": { "schema": "«http://schema.org#»" }'),
        context('"toot": "http://joinmastodon.org/ns#", "schema": "«http://www.schema.org/»"'),
      ],
    },
  },
];
