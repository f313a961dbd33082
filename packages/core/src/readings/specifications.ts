import type { Iri } from "../iri/iri.js";
import { parseIri } from "../checks/run/parse-iri.js";
import { splitIri } from "../iri/split.js";
import { toUri } from "../mapping/to-uri.js";
import type { ProfileName } from "../profiles/profile.js";
import {
  isRequested,
  presentComponents,
  type ConsumerName,
  type ConsumerReading,
} from "../consumers/consumer-reading.js";

/** How a program that keeps to a specification reads a text: by its grammar, and in a request as the URI that it maps to. */
export function readBySpecification(text: string, consumer: ConsumerName, profile: ProfileName): ConsumerReading {
  const parsed = parseIri(text, { profile });
  if (!parsed.ok) return { consumer, ok: false, error: parsed.findings[0]?.message ?? "" };
  const { scheme, authority, path, query, fragment } = parsed.iri;
  const target = isRequested(scheme?.text) && authority !== undefined ? targetOf(parsed.iri, profile) : undefined;
  const components = presentComponents({
    scheme: scheme?.text,
    userinfo: authority?.userinfo?.text,
    host: authority?.host.text,
    port: authority?.port?.text,
    path: path.text,
    query: query?.text,
    fragment: fragment?.text,
    target,
  });
  return { consumer, ok: true, ...components };
}

function targetOf(iri: Iri, profile: ProfileName): string {
  // Hosts take no part, so that one which has no ASCII form hinders nothing.
  const uri = toUri(iri.text, { profile, host: "percent-encode" });
  const { path, query } = uri.ok ? splitIri(uri.value) : iri;
  return (path.text || "/") + (query === undefined ? "" : `?${query.text}`);
}
