/** RFC 3492, as far as it is used here. */
declare module "punycode.js" {
  interface Punycode {
    /** @throws RangeError where the text is no Punycode */
    decode(ascii: string): string;
    encode(unicode: string): string;
  }
  const punycode: Punycode;
  export { punycode as default };
}
