const FLOWED = /format\s*=\s*"?(flowed)/gi;
const DELETES_SPACE = /delsp\s*=\s*"?yes/i;

const headerAt = (mail: string, place: number): string => {
  let start = mail.lastIndexOf('\n', place) + 1;
  while (start > 0 && /[ \t]/.test(mail.charAt(start))) start = mail.lastIndexOf('\n', start - 2) + 1;
  const end = mail.indexOf('\n', place);
  return mail.slice(start, end < 0 ? undefined : end);
};

/**
 * RFC 3676. The parser joins lines of a quote with an answer below them, so {@link joinFlowed} runs
 * afterwards.
 */
export const stripFlowed = (raw: Uint8Array): { raw: Uint8Array; flows: boolean; deletesSpace: boolean } => {
  const mail = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1');
  const copy = new Uint8Array(raw);
  let flows = false;
  let deletesSpace = false;
  for (const { 0: found, index } of mail.matchAll(FLOWED)) {
    const header = headerAt(mail, index);
    if (!/^content-type:/i.test(header)) continue;
    flows = true;
    deletesSpace ||= DELETES_SPACE.test(header);
    copy.set(Buffer.from('normal'), index + found.length - 'flowed'.length);
  }
  return { raw: copy, flows, deletesSpace };
};

export const joinFlowed = (text: string, deletesSpace: boolean): string => {
  const joined: { depth: number; words: string; flows: boolean }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const depth = /^>*/.exec(line)?.[0].length ?? 0;
    const words = line.slice(depth).replace(/^ /, '');
    const flows = words.endsWith(' ') && words !== '-- ';
    const last = joined.at(-1);
    if (last?.flows && last.depth === depth && words !== '-- ') {
      last.words = (deletesSpace ? last.words.slice(0, -1) : last.words) + words;
      last.flows = flows;
    } else joined.push({ depth, words, flows });
  }
  return joined
    .map(({ depth, words }) => `${'>'.repeat(depth)}${depth > 0 && words ? ' ' : ''}${words}`)
    .join('\n');
};
