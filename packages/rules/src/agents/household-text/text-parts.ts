export interface TextPart {
  text: string;
  /** The signs before and behind: `(`, `,`, `:`, `-`, `&` for “and”, or nothing at the ends of a line. */
  before: string;
  after: string;
}

const AND = '(?:[Aa]nd|AND|&|\\+|plus)';
/** “and” divides people, not diets: behind it stand a name, a mark, or “our son Obi”. */
const NEXT = '(?=(?:my|our|his|her|their|the) |\\p{Lu}|⟦|\\p{L}+ (?:⟦|\\p{Lu}))';
const SEPARATOR = new RegExp(
  `\\s*((?:[,;|•·\\t()\\[\\]]|:(?=\\s|$)|\\s[-–—](?=\\s))(?:\\s*${AND}\\s+${NEXT})?|\\s${AND}\\s+${NEXT})\\s*`,
  'gu',
);
const BULLET = /^\s*(?:[-–—*•·>]+|\d{1,2}[.)])\s+/;
const SENTENCE_END = /(?<=\p{Ll}{3}|[\d)⟧])[.!?]\s+(?=\p{Lu})/gu;

export const splitLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .flatMap((line) => line.replace(BULLET, '').split(SENTENCE_END))
    .map((line) => line.trim().replace(/[.!]+$/, ''))
    .filter(Boolean);

const signOf = (separator: string): string => {
  const sign = separator.trim();
  if (/^(?:and|plus|\+|&)$/i.test(sign)) return '&';
  return /^[–—-]$/.test(sign) ? '-' : sign;
};

export const splitParts = (line: string): TextPart[] => {
  const pieces = line.split(SEPARATOR);
  const parts: TextPart[] = [];
  for (let index = 0; index < pieces.length; index += 2) {
    const text = (pieces[index] ?? '').trim();
    const after = signOf(pieces[index + 1] ?? '');
    const last = parts.at(-1);
    if (text) parts.push({ text, before: signOf(pieces[index - 1] ?? ''), after });
    else if (last && after) last.after = after;
  }
  return parts;
};
