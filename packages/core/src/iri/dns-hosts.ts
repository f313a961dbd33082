import { wordSet } from "../text/word-set.js";

/**
 * Schemes whose host is a name of the Domain Name System, so that it is mapped by IDNA and its labels are components
 * of their own. The generic syntax leaves this to each scheme (RFC 3986 §3.2.2); these are the ones whose
 * specification, or whose only use, says so; some in wide use, such as `mqtt`, are not registered.
 */
const dnsHostSchemes = wordSet(`
  acap afp amqp amqps coap coap+tcp coap+ws coaps coaps+tcp coaps+ws dav dict dns finger ftp ftps git
  git+http git+https git+ssh gopher http https icap imap imaps ipp ipps irc irc6 ircs ldap ldaps
  mongodb mqtt mqtts mysql nfs nntp nntps pop postgres postgresql redis rediss rsync rtmp rtmps rtsp
  rtsps sftp smb smtp snmp ssh svn svn+ssh telnet tftp vnc ws wss xmpp
`);

/** Whether the host of this scheme, in any case, is a DNS name. */
export function hasDnsHost(scheme: string): boolean {
  return dnsHostSchemes.has(scheme.toLowerCase());
}
