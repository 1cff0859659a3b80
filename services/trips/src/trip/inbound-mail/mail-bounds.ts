/** The gateway passes on no more; the provider cuts a longer mail there, and so drops its files. */
export const MOST_MAIL_BYTES = 10 * 1024 * 1024;
/** The longest head of a real mail has about two hundred lines. */
const MOST_HEAD_LINES = 500;
const MOST_HEAD_BYTES = 128 * 1024;
/** More than any program sends; a parser works on each of them. */
const MOST_PARTS = 200;
const MOST_BOUNDARIES = 60;

const BOUNDARY = /boundary\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi;
/** RFC 2231; no program sends it. */
const BOUNDARY_IN_PIECES = /boundary\s*\*/i;

const latin1 = (raw: Uint8Array): string =>
  Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1');

export const cutHead = (raw: Uint8Array): Uint8Array => {
  const start = latin1(raw.subarray(0, MOST_HEAD_BYTES));
  let end = 0;
  for (let line = 0; line < MOST_HEAD_LINES; line += 1) {
    const next = start.indexOf('\n', end);
    if (next < 0) return raw.subarray(0, start.length);
    if (start.slice(end, next).trim() === '') return raw.subarray(0, end);
    end = next + 1;
  }
  return raw.subarray(0, end);
};

export const isBounded = (raw: Uint8Array): boolean => {
  const head = cutHead(raw);
  if (head.length >= MOST_HEAD_BYTES || latin1(head).split('\n').length > MOST_HEAD_LINES) return false;
  const mail = latin1(raw);
  if (BOUNDARY_IN_PIECES.test(mail)) return false;
  const boundaries = new Set<string>();
  for (const [, quoted, plain = ''] of mail.matchAll(BOUNDARY)) {
    boundaries.add(`--${quoted ?? plain}`);
    if (boundaries.size > MOST_BOUNDARIES) return false;
  }
  let parts = 0;
  for (let at = mail.indexOf('\n--'); at >= 0; at = mail.indexOf('\n--', at + 1)) {
    const end = mail.indexOf('\n', at + 1);
    const line = mail.slice(at + 1, Math.min(end < 0 ? mail.length : end, at + 300)).trimEnd();
    if (boundaries.has(line) && (parts += 1) > MOST_PARTS) return false;
  }
  return true;
};
