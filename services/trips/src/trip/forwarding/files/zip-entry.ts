import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const MOST_COMMENT = 65_557;
const MOST_ENTRIES = 200;
const MOST_UNPACKED = 500_000;

const placeOfEnd = (zip: Buffer): number => {
  const first = Math.max(0, zip.length - MOST_COMMENT);
  for (let at = zip.length - 22; at >= first; at -= 1)
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  return -1;
};

/**
 * Undefined where there is none, or it unpacks to more than half a megabyte.
 * @throws Error for a text that is no zip.
 */
export const readZipEntry = (bytes: Uint8Array, wanted: string): Buffer | undefined => {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = placeOfEnd(zip);
  if (end < 0) throw new Error('no zip');
  let at = zip.readUInt32LE(end + 16);
  for (let count = Math.min(zip.readUInt16LE(end + 10), MOST_ENTRIES); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) return undefined;
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      zip.readUInt16LE(at + place),
    );
    const nameEnd = at + 46 + (nameLength ?? 0);
    if (zip.toString('utf8', at + 46, nameEnd) === wanted) return unpacked(zip, at);
    at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return undefined;
};

const unpacked = (zip: Buffer, entry: number): Buffer => {
  const local = zip.readUInt32LE(entry + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(start, start + zip.readUInt32LE(entry + 20));
  return zip.readUInt16LE(entry + 10) === 0
    ? packed.subarray(0, MOST_UNPACKED)
    : inflateRawSync(packed, { maxOutputLength: MOST_UNPACKED });
};
