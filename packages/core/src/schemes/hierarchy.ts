/** Schemes whose path is no hierarchy unless it begins with a slash, by their specifications. */
const opaque: ReadonlySet<string> = new Set(
  `about acct blob cid data did dns doi feed geo go im javascript jid magnet mailto mid modem news opaquelocktoken pkg
  pres sip sips sms stun stuns tag tel turn turns urn view-source xmpp`.split(/\s+/),
);

/**
 * Whether dot segments mean something in the path of this scheme, in lower case, without a slash before it (RFC 3986
 * §1.2.3, §3.3). A scheme that is not known follows the generic syntax.
 */
export function hasHierarchy(scheme: string): boolean {
  return !opaque.has(scheme);
}
