/**
 * The text in memory of its own: a part of a text keeps all of it in memory. The engine writes out what is put together before
 * it takes a part of that, in a twentieth of the time that it takes to write and read JSON.
 */
export function copyOf(text: string): string {
  return ` ${text}`.slice(1);
}
