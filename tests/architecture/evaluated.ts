/** What an expression gives in which these names have these values. */
export function evaluated(expression: string, names: Readonly<Record<string, unknown>>): unknown {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the examples are our own, and running them is the test
  const run = new Function(...Object.keys(names), `return (${expression});`) as (...values: unknown[]) => unknown;
  return run(...Object.values(names));
}
