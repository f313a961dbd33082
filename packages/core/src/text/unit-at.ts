// eslint-disable-next-line @typescript-eslint/unbound-method -- always called with `call`
const { charCodeAt } = String.prototype;

/**
 * The UTF-16 code unit at an offset inside the text, for loops that have to be quick. The method is not looked up: strings
 * are of many kinds to the engine (of one or two bytes, slices, concatenations …), and where it has seen more than four
 * of them it looks a method up anew at every call, which takes five times as long as the rest.
 */
export function unitAt(text: string, offset: number): number {
  return charCodeAt.call(text, offset);
}
