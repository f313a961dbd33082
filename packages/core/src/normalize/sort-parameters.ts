/** Parameters `name=value` ordered by their names: those named first, then the others. Those of one name keep their order. */
export function sortParameters(parameters: readonly string[], first: readonly string[]): string[] {
  const keyOf = (parameter: string): string => {
    const [name = ""] = parameter.split("=", 1);
    const rank = first.indexOf(name);
    return rank === -1 ? name : ` ${rank}`;
  };
  return parameters
    .map((parameter) => ({ parameter, key: keyOf(parameter) }))
    .sort((a, b) => Number(a.key > b.key) - Number(a.key < b.key))
    .map(({ parameter }) => parameter);
}
