const MOST_OCTETS = 75;
const encoder = new TextEncoder();

/** Text as a value: backslash, comma and semicolon are escaped, a line end is `\n` (RFC 5545, 3.3.11). */
export const escapeText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[,;]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** A content line in pieces of at most 75 octets, never cut inside a character (RFC 5545, 3.1). */
export const fold = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
};

/** `20270314T110000Z`. */
export const utcStamp = (instant: Date): string =>
  instant
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}/, '');

/** `20270314`. */
export const dateStamp = (date: string): string => date.replaceAll('-', '');
