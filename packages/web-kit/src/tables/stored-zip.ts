const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  name: Uint8Array;
  method: number;
  packed: Uint8Array<ArrayBuffer>;
}

const viewOn = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const entriesOf = (bytes: Uint8Array<ArrayBuffer>): Entry[] | undefined => {
  const view = viewOn(bytes);
  let end = bytes.length - END_BYTES;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return undefined;
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) return undefined;
    const nameBytes = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    if (local + LOCAL_BYTES > end || view.getUint32(local, true) !== LOCAL) return undefined;
    const start = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.push({
      name: bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      method: view.getUint16(at + 10, true),
      packed: bytes.subarray(start, start + view.getUint32(at + 20, true)),
    });
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
};

/** The file's own sizes are not trusted. */
const unpacked = async (
  { method, packed }: Entry,
  most: number,
): Promise<Uint8Array | 'too-large' | undefined> => {
  if (method === STORED) return packed.length > most ? 'too-large' : packed;
  if (method !== DEFLATED) return undefined;
  const reader = new Response(packed).body?.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  if (!reader) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return 'too-large';
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const headOf = (
  size: number,
  name: Uint8Array,
  numbers: readonly (readonly [at: number, value: number])[],
) => {
  const head = new Uint8Array(size + name.length);
  for (const [at, value] of numbers) viewOn(head).setUint32(at, value, true);
  viewOn(head).setUint16(size === ENTRY_BYTES ? 28 : 26, name.length, true);
  head.set(name, size);
  return head;
};

const zipOf = (files: readonly { name: Uint8Array; data: Uint8Array }[]): Uint8Array<ArrayBuffer> => {
  const parts: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let at = 0;
  for (const { name, data } of files) {
    const local = headOf(LOCAL_BYTES, name, [
      [0, LOCAL],
      [18, data.length],
      [22, data.length],
    ]);
    list.push(
      headOf(ENTRY_BYTES, name, [
        [0, ENTRY],
        [20, data.length],
        [24, data.length],
        [42, at],
      ]),
    );
    parts.push(local, data);
    at += local.length + data.length;
  }
  const end = new Uint8Array(END_BYTES);
  viewOn(end).setUint32(0, END, true);
  viewOn(end).setUint16(8, list.length, true);
  viewOn(end).setUint16(10, list.length, true);
  viewOn(end).setUint32(
    12,
    list.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  viewOn(end).setUint32(16, at, true);
  const all = [...parts, ...list, end];
  const zip = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of all) {
    zip.set(part, place);
    place += part.length;
  }
  return zip;
};

interface UnpackOptions {
  most: number;
  isKept: (name: string) => boolean;
  /** The content that the new zip has for a file. */
  rewrite: (name: string, data: Uint8Array) => Uint8Array;
}

/**
 * A known size before a library reads it, and no worker from a text, which the content security policy
 * refuses. Undefined for no zip; `too-large` for more than `most` bytes.
 */
export const unpackStoredZip = async (
  bytes: Uint8Array<ArrayBuffer>,
  { most, isKept, rewrite }: UnpackOptions,
): Promise<Uint8Array<ArrayBuffer> | 'too-large' | undefined> => {
  const entries = entriesOf(bytes)?.filter(({ name }) => isKept(new TextDecoder().decode(name)));
  if (!entries) return undefined;
  const files: { name: Uint8Array; data: Uint8Array }[] = [];
  let left = most;
  for (const entry of entries) {
    const found = await unpacked(entry, left);
    if (!found || found === 'too-large') return found;
    const data = rewrite(new TextDecoder().decode(entry.name), found);
    left -= data.length;
    if (left < 0) return 'too-large';
    files.push({ name: entry.name, data });
  }
  return zipOf(files);
};
