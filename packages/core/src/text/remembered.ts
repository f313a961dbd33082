import { copyOf } from "./copy-of.js";

/** So many names of source code are remembered; it uses far fewer. */
const mostNames = 4096;

/** The function with a memory of some answers: names recur, and looking one up takes longer than remembering it. */
export function remembered<Value>(compute: (key: string) => Value, most = mostNames): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key);
    if (value !== undefined || known.has(key)) return value as Value; // `undefined` is a value if it is known
    if (known.size >= most) known.clear();
    const own = copyOf(key);
    const computed = compute(own);
    known.set(own, computed);
    return computed;
  };
}
