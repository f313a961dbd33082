/**
 * `localhost`, a loopback address, or a name of one label, as container networks use them: not reachable from outside.
 */
export function isPrivateHost(host: string): boolean {
  return /^(?:[\w-]+|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\]|(?:.+\.)?localhost|host\.docker\.internal)$/i.test(host);
}
