import fc from "fast-check";

const surrogates = { first: 0xd800, count: 0x800 };

/**
 * Any character that a text may hold, as the unit `"binary"` of `fc.string`, which takes seconds to list them all before the first
 * text.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff - surrogates.count })
  .map((rank) => String.fromCodePoint(rank < surrogates.first ? rank : rank + surrogates.count));
