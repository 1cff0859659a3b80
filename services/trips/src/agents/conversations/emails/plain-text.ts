const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

const MOST_READ = 500_000;
/** Ends at the next tag, so that tags without an end are not searched again and again. */
const TAG = /<([^<>]*)>/g;
const hiddenParts = new Set(['style', 'script', 'head']);
const lineEnds = new Set(['br', '/p', '/div', '/li', '/tr', '/h1', '/h2', '/h3', '/h4', '/h5', '/h6']);
const isQuote = (name: string, tag: string): boolean =>
  name === 'blockquote' || /^div class="gmail_quote/i.test(tag);

const tidied = (text: string): string =>
  text
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The words of an email that came as HTML only, without what it quotes; shown as text, never as HTML. */
export const plainTextOf = (html: string): string => {
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
    else if (isQuote(name, tag)) return tidied(words.join(''));
    else if (lineEnds.has(name)) words.push('\n');
  }
  take(source.length);
  return tidied(words.join(''));
};
