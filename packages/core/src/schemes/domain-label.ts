/** `domainlabel = alphanum / alphanum *( alphanum / "-" ) alphanum` — RFC 3966 §3; `DNScomp` of RFC 4151 §2.1 is the same */
export function isDomainLabel(text: string): boolean {
  return /^[A-Za-z0-9-]+$/.test(text) && !text.startsWith("-") && !text.endsWith("-");
}
