/** Whether a charset that a document declares is one of Unicode, in which URIs are made with the octets of UTF-8 (3987bis §3.5). */
export function isOfUnicode(charset: string): boolean {
  return /^(?:utf|unicode|iso-10646)/i.test(charset);
}
