/** Registered domains, written as the labels below each suffix: `{ com: "a b" }` has `a.com` and `b.com`. */
export function domainsBySuffix(labels: Readonly<Record<string, string>>): string[] {
  return Object.entries(labels).flatMap(([suffix, names]) => names.split(" ").map((name) => `${name}.${suffix}`));
}
