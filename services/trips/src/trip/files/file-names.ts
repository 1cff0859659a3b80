const MOST_NAME = 120;

const extensions: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

/** Removes characters that break a header or a path, are invisible, or turn the reading direction. */
export const toPlainName = (name: string, otherwise: string): string =>
  name
    .replace(/[\p{Cc}"\\/]/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .slice(0, MOST_NAME) || otherwise;

/** The extension follows the stored type, so that `bill.pdf.hta` never runs. */
export const toSavedName = (name: string, type: string): string => {
  const plain = toPlainName(name, 'file');
  const [first = '', ...others] = extensions[type] ?? [];
  return [first, ...others].some((extension) => plain.toLowerCase().endsWith(extension))
    ? plain
    : plain + first;
};
