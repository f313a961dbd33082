/** What is kept of a file in the index. */
export interface IndexedFile {
  readonly uri: string;
  /** Another one when the file has changed, as its host tells. */
  readonly state: string;
  /** Equal for equal contents; empty where nobody worked it out. */
  readonly digest: string;
  /** What of the settings had a say when it was read, as text. */
  readonly settings: string;
  /** As in `FilePlaces`, with the numbers of the index for its identifiers. */
  readonly places: Uint32Array;
}

/** An identifier and the key by which it is found. */
export interface IndexedName {
  readonly iri: string;
  readonly key: string;
}

/** Files with the identifiers that their places number. */
export interface IndexContents {
  readonly files: readonly IndexedFile[];
  readonly names: readonly IndexedName[];
}

/** Changes with the form of what is written. */
const form = 1;

interface Head {
  readonly form: number;
  readonly names: readonly string[];
  readonly settings: readonly string[];
  readonly files: readonly (readonly [uri: string, state: string, digest: string, settings: number, length: number])[];
}

/** An index as octets, to be kept until the next start: a length, that many octets of JSON, and all places. */
export function encodeIndex({ files, names }: IndexContents): Uint8Array {
  const settings = [...new Set(files.map((file) => file.settings))];
  const numberOf = new Map(settings.map((each, number) => [each, number]));
  const head: Head = {
    form,
    // Most are their own key.
    names: names.flatMap(({ iri, key }) => [iri, key === iri ? "" : key]),
    settings,
    files: files.map((file) => [
      file.uri,
      file.state,
      file.digest,
      numberOf.get(file.settings) ?? 0,
      file.places.length,
    ]),
  };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const padded = Math.ceil(text.length / 4) * 4;
  const total = files.reduce((sum, { places }) => sum + places.length, 0);
  const octets = new Uint8Array(4 + padded + 4 * total);
  new Uint32Array(octets.buffer, 0, 1)[0] = text.length;
  octets.set(text, 4);
  const numbers = new Uint32Array(octets.buffer, 4 + padded);
  let at = 0;
  for (const { places } of files) {
    numbers.set(places, at);
    at += places.length;
  }
  return octets;
}

/** The index that was written; nothing if it was in another form, or is not whole. */
export function decodeIndex(octets: Uint8Array): IndexContents | undefined {
  // Numbers can only be looked at where they are aligned.
  const aligned = octets.byteOffset % 4 === 0 ? octets : octets.slice();
  const { buffer, byteOffset, byteLength } = aligned;
  if (byteLength < 4 || byteLength % 4 !== 0) return undefined;
  const length = new Uint32Array(buffer, byteOffset, 1)[0] ?? 0;
  const start = 4 + Math.ceil(length / 4) * 4;
  const head = start > byteLength ? undefined : readHead(aligned.subarray(4, 4 + length));
  if (head?.form !== form) return undefined;
  const numbers = new Uint32Array(buffer, byteOffset + start, (byteLength - start) / 4);
  const names: IndexedName[] = [];
  for (let at = 0; at + 1 < head.names.length; at += 2) {
    const [iri = "", key = ""] = head.names.slice(at, at + 2);
    names.push({ iri, key: key === "" ? iri : key });
  }
  let at = 0;
  const files = head.files.map(([uri, state, digest, settings, count]): IndexedFile => {
    const places = numbers.slice(at, at + count);
    at += count;
    return { uri, state, digest, settings: head.settings[settings] ?? "", places };
  });
  return at === numbers.length ? { files, names } : undefined;
}

function readHead(text: Uint8Array): Head | undefined {
  try {
    // What has the right form was written by `encodeIndex`.
    return JSON.parse(new TextDecoder().decode(text)) as Head;
  } catch {
    return undefined;
  }
}
