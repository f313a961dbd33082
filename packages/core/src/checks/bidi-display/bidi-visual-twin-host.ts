import { changedSpan } from "../../bidi/changed-span.js";
import { findTwin, leadsElsewhere, mostWorth, type VisualTwin } from "../../bidi/visual-twin.js";
import { traits } from "../../grammar/traits.js";
import { domainToAscii } from "../../idna/domain.js";
import type { Authority, Iri } from "../../iri/iri.js";
import { hasDnsHost } from "../../iri/dns-hosts.js";
import { bidiGuidelines, rfc3987bis } from "../../findings/spec-reference.js";
import { splitIri } from "../../iri/split.js";
import { defineCheck, type Subject } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";
import { quoteTwins, relatedTwin } from "../wording/twin-message.js";
import { writeInUriForm } from "../faults/write-in-uri-form.js";

export const bidiVisualTwinHost = defineCheck({
  code: "bidi-visual-twin-host",
  title: "IRI is displayed like one with a different host",
  strength: "must",
  fix: "suggestion",
  preset: "recommended",
  threatens: true,
  spec: [bidiGuidelines("7"), rfc3987bis("10")],
  message:
    "The {{part}} {{own}} may be mistaken for {{other}}; write the right-to-left components in URI form. The IRI forms of {{uris}} are displayed the same.",
  options: { twins: ["all"] },
  needs: traits.unplainRightToLeft,
  claims: "bidi-twin",
  hidden: true,
  judges: "display",
  inNames: "names-and-keys",
  find(subject, report) {
    const { authority, text } = subject;
    if (authority === undefined) return;
    const { twins } = subject.options;
    const isWanted = twins === "all" ? leadsElsewhere : deceives;
    const twinOf = (iri: string): VisualTwin | undefined =>
      findTwin(iri, {
        profile: subject.profile,
        rank: (twin) => (isWanted(twin) ? mostWorth : 0),
        upTo: splitIri(iri).authority?.span.end ?? 0,
      });
    const twin = twinOf(text);
    if (twin === undefined) return;
    const span = changedSpan(subject, twin.twin);
    report({
      span,
      component: "iri",
      data: describe(subject, authority, twin),
      related: relatedTwin(text, twin.twin),
      fixes: writeInUriForm(subject, span, (fixed) => twinOf(fixed) === undefined),
    });
  },
});

/** Whether the twin can occur: it keeps the rules of guidelines §3, and its host can exist. */
function deceives(twin: VisualTwin): boolean {
  return leadsElsewhere(twin) && twin.conforms && hostCanExist(splitIri(twin.twin));
}

/**
 * No registry gives away a name that IDNA refuses, such as one with a label of digits beside a right-to-left one
 * (RFC 5893 §2), and no top-level domain is a number (RFC 3696 §2).
 */
function hostCanExist({ scheme, authority }: Iri): boolean {
  const host = authority?.host;
  if (host?.kind !== "iregName" || (scheme !== undefined && !hasDnsHost(scheme.text))) return true;
  return !/(?:^|\.)[0-9]+\.?$/u.test(host.text) && domainToAscii(host.text) !== undefined;
}

/** The first part of the authority that differs, and both IRIs. Where a password differs, it may stand anywhere in the twin. */
function describe(
  { text }: Subject,
  own: Authority,
  { twin, differsIn }: VisualTwin,
): { part: string; own: string; other: string; uris: string } {
  const other = splitIri(twin).authority;
  const part = (["host", "userinfo"] as const).find((name) => differsIn.includes(name)) ?? "port";
  if (differsIn.includes("userinfo") && own.userinfo?.text.includes(":") === true)
    return { part, own: "of this IRI", other: "another one", uris: "this one and of another one" };
  const quoted = (authority: Authority | undefined): string => {
    const component = authority?.[part];
    return component === undefined ? "none" : quote(component.text);
  };
  return { part, own: quoted(own), other: quoted(other), uris: quoteTwins(text, twin).join(" and ") };
}
