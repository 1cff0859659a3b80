import { beginsIntroduction, isIntroduction, isPhoneSignature, placeOfHead } from './quote-heads.js';

export const ANSWER_ABOVE = 'Write your answer above this line.';

/** A person quotes a line or two; a program quotes the whole message. */
const LEAST_QUOTED = 3;
const MOST_SIGNATURE = 8;

const isQuoted = (line: string): boolean => line.startsWith('>');
const withoutMarks = (line: string): string => line.replace(/^[>\s]+/, '');

const trimmedEnd = (lines: readonly string[]): string[] =>
  lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);

const withoutMarkedQuote = (lines: readonly string[]): string[] => {
  let start = lines.length;
  while (start > 0 && (isQuoted(lines[start - 1] ?? '') || lines[start - 1] === '')) start -= 1;
  const quoted = lines.slice(start).filter(isQuoted).map(withoutMarks);
  const above = trimmedEnd(lines.slice(0, start));
  const introducing = introductionAtEnd(above);
  const isQuote =
    introducing > 0 ||
    quoted.length >= LEAST_QUOTED ||
    quoted.some((line) => line.includes(ANSWER_ABOVE) || isIntroduction([line]));
  return quoted.length > 0 && isQuote ? trimmedEnd(above.slice(0, above.length - introducing)) : [...lines];
};

const introductionAtEnd = (lines: readonly string[]): number => {
  const counts = [1, 2, 3].filter((count) => lines.length >= count && isIntroduction(lines.slice(-count)));
  return counts.find((count) => beginsIntroduction(lines.at(-count) ?? '')) ?? counts[0] ?? 0;
};

const placeOfPlainQuote = (lines: readonly string[]): number => {
  const marker = lines.findIndex((line) => line.includes(ANSWER_ABOVE) && !isQuoted(line));
  const places = [marker, placeOfHead(lines)].filter((place) => place >= 0);
  const first = Math.min(...places, lines.length);
  return first - introductionAtEnd(trimmedEnd(lines.slice(0, first)));
};

const withoutSignature = (lines: readonly string[]): string[] => {
  if (isPhoneSignature(lines.at(-1) ?? '')) return trimmedEnd(lines.slice(0, -1));
  const divider = lines.lastIndexOf('--');
  const below = lines.slice(divider + 1);
  const isSignature =
    divider > 0 && below.length <= MOST_SIGNATURE && below.every((line) => line.length <= 80);
  return isSignature && !below.some((line) => /^p\.?\s?s\b/i.test(line))
    ? trimmedEnd(lines.slice(0, divider))
    : [...lines];
};

/** Answers below and between quotes stay, with these quotes; the whole text stays if nothing else would. */
export const cutReply = (text: string): string => {
  const all = text.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/).map((line) => line.trim());
  const lines = trimmedEnd(all);
  const marked = withoutMarkedQuote(lines);
  const rest = marked.length < lines.length ? marked : trimmedEnd(lines.slice(0, placeOfPlainQuote(lines)));
  const written = withoutSignature(rest)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return written || text.trim();
};
