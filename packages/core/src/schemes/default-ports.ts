/** The default port of schemes, by their specifications; where a service name is registered, IANA's number for it. */
const defaultPorts: ReadonlyMap<string, string> = new Map([
  ["acap", "674"],
  ["amqp", "5672"],
  ["amqps", "5671"],
  ["coap", "5683"],
  ["coaps", "5684"],
  ["dict", "2628"],
  ["ftp", "21"],
  ["git", "9418"],
  ["gopher", "70"],
  ["http", "80"],
  ["https", "443"],
  ["imap", "143"],
  ["ipp", "631"],
  ["ipps", "631"],
  ["ldap", "389"],
  ["nfs", "2049"],
  ["nntp", "119"],
  ["pop", "110"],
  ["redis", "6379"],
  ["rsync", "873"],
  ["rtsp", "554"],
  ["rtsps", "322"],
  ["sftp", "22"],
  ["snmp", "161"],
  ["ssh", "22"],
  ["svn", "3690"],
  ["telnet", "23"],
  ["tftp", "69"],
  ["vnc", "5900"],
  ["ws", "80"],
  ["wss", "443"],
]);

/** The port that an absent one means, in digits; `undefined` where the scheme has none. */
export function defaultPortOf(scheme: string): string | undefined {
  return defaultPorts.get(scheme.toLowerCase());
}
