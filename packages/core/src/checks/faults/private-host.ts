/** `localhost`, a loopback address, and a name of one label, as networks of containers have them: nobody else gets in there. */
export function isPrivateHost(host: string): boolean {
  return /^(?:[\w-]+|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\]|(?:.+\.)?localhost|host\.docker\.internal)$/i.test(host);
}
