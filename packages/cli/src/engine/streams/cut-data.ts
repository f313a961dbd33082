/** Whether the data is at fault, such as an archive that is cut, and not the way to it. */
export function isOfData(error: unknown): error is Error {
  return error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
}

/** Said where a compressed file can be read no further. */
export function cutMessage({ message }: Error): string {
  return `What follows could not be decompressed and has not been read: ${message}.`;
}
