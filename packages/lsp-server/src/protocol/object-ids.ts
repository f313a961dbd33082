const ids = new WeakMap<object, string>();
const prefix = Date.now().toString(36);
let count = 0;

/** The name of an object, which no other has, not even one of an earlier server that a client still knows of. */
export function idOf(object: object): string {
  const known = ids.get(object);
  if (known !== undefined) return known;
  count += 1;
  const id = `${prefix}.${count}`;
  ids.set(object, id);
  return id;
}
