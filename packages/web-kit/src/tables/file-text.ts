/** UTF-16 is known by the zero bytes of its commas, digits and ends of lines: text in another encoding has none. */
const SNIFFED_BYTES = 4096;

/** UTF-16 without a byte order mark, by which of its two bytes is zero; undefined for any other text. */
const wideEncoding = (bytes: Uint8Array): string | undefined => {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, SNIFFED_BYTES).entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === odd) return undefined;
  return even > odd ? 'utf-16be' : 'utf-16le';
};

/** Where windows-1252 differs from the first 256 letters: 0x80 to 0x9F. Decoders of Node 20 leave them as control characters. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const westernText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) =>
    byte >= 0x80 && byte <= 0x9f ? (WESTERN[byte - 0x80] ?? '') : String.fromCharCode(byte),
  ).join('');

/** The text of a file in UTF-8, UTF-16 with or without a byte order mark, or what spreadsheet programs wrote before them. */
export const textOfBytes = (bytes: Uint8Array): string => {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  return text.includes('\uFFFD') ? westernText(bytes) : text;
};
