const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  eacute: 'é',
};

const MOST_READ = 500_000;
const MOST_CODE_POINT = 0x10ffff;
/** Ends at the next tag, so that tags without an end are not searched again and again. */
const TAG = /<([^<>]*)>/g;
const hiddenParts = new Set(['style', 'script', 'head']);
/** A cell of a table is a line, too. */
const lineEnds = new Set([
  'br',
  '/p',
  '/div',
  '/li',
  '/tr',
  '/td',
  '/th',
  '/h1',
  '/h2',
  '/h3',
  '/h4',
  '/h5',
  '/h6',
]);
const isQuote = (name: string, tag: string): boolean =>
  name === 'blockquote' || /^div class="gmail_quote/i.test(tag);

const entityOf = (name: string): string => {
  const code = name.startsWith('#') ? Number(name.slice(1).replace(/^x/i, '0x')) : NaN;
  return code > 0 && code <= MOST_CODE_POINT ? String.fromCodePoint(code) : (entities[name] ?? '');
};

const tidied = (text: string): string =>
  text
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, (_, name: string) => entityOf(name))
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

interface PlainTextOptions {
  /** Ends before what the email quotes, which in an answer is the email before it. */
  withoutQuotes: boolean;
}

/** The words of an email that came as HTML only; shown as text, never as HTML. */
export const plainTextOf = (html: string, { withoutQuotes }: PlainTextOptions): string => {
  const source = html.slice(0, MOST_READ);
  const words: string[] = [];
  let at = 0;
  let hidden = '';
  const take = (to: number): void => {
    if (hidden === '') words.push(source.slice(at, to).replace(/\s+/g, ' '));
  };
  for (const { 0: whole, 1: tag = '', index } of source.matchAll(TAG)) {
    take(index);
    at = index + whole.length;
    const name = /^\/?\w*/.exec(tag)?.[0].toLowerCase() ?? '';
    if (name === `/${hidden}` || (name === 'body' && hidden === 'head')) hidden = '';
    if (hidden !== '') continue;
    if (hiddenParts.has(name)) hidden = name;
    else if (withoutQuotes && isQuote(name, tag)) return tidied(words.join(''));
    else if (lineEnds.has(name)) words.push('\n');
  }
  take(source.length);
  return tidied(words.join(''));
};
