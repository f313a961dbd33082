/** Where two texts begin to differ, in UTF-16 code units: the length of the shorter one if that begins the other. */
export function differenceStart(one: string, other: string): number {
  let offset = 0;
  while (offset < one.length && one[offset] === other[offset]) offset++;
  return offset;
}
