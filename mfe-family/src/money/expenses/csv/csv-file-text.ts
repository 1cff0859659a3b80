/** UTF-16 is known by the zero bytes of its commas, digits and ends of lines: text in another encoding has none. */
const SNIFFED_BYTES = 4096;

const reading = <T>(
  start: (reader: FileReader) => void,
  read: (result: FileReader['result']) => T,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(read(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    start(reader);
  });

const decoded = (file: File, encoding: string): Promise<string> =>
  reading(
    (reader) => reader.readAsText(file, encoding),
    (result) => (typeof result === 'string' ? result : ''),
  );

const firstBytes = (file: File): Promise<Uint8Array> =>
  reading(
    (reader) => reader.readAsArrayBuffer(file.slice(0, SNIFFED_BYTES)),
    (result) => new Uint8Array(result instanceof ArrayBuffer ? result : []),
  );

/** UTF-16 without a byte order mark, by which of its two bytes is zero; undefined for any other text. */
const utf16Of = (bytes: Uint8Array): string | undefined => {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === odd) return undefined;
  return even > odd ? 'utf-16be' : 'utf-16le';
};

/** The text of a file in UTF-8, UTF-16 with or without a byte order mark, or what spreadsheet programs wrote before them. */
export const fileText = async (file: File): Promise<string> => {
  const wide = utf16Of(await firstBytes(file));
  if (wide) return decoded(file, wide);
  const text = await decoded(file, 'utf-8');
  return text.includes('\uFFFD') ? decoded(file, 'windows-1252') : text;
};
