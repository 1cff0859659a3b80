/** Only UTF-16 has zero bytes in commas, digits and line ends. */
const SNIFFED_BYTES = 4096;

const wideEncoding = (bytes: Uint8Array): string | undefined => {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, SNIFFED_BYTES).entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === odd) return undefined;
  return even > odd ? 'utf-16be' : 'utf-16le';
};

/** 0x80 to 0x9F of windows-1252; Node 20 decodes them as control characters. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const westernText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) =>
    byte >= 0x80 && byte <= 0x9f ? (WESTERN[byte - 0x80] ?? '') : String.fromCharCode(byte),
  ).join('');

/** UTF-8, UTF-16, or windows-1252. */
export const decodeBytes = (bytes: Uint8Array): string => {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  return text.includes('\uFFFD') ? westernText(bytes) : text;
};
