const loopback = /^(?:127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\]|(?:.+\.)?localhost)$/i;
/** A name of one label, or the machine on which a container runs, by its name in Docker. */
const ofContainers = /^(?:[\w-]+|host\.docker\.internal)$/i;

/**
 * `localhost`, a loopback address, or a name of one label, as container networks use them: not reachable from outside.
 */
export function isPrivateHost(host: string): boolean {
  return loopback.test(host) || ofContainers.test(host);
}
