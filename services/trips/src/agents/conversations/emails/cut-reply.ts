import EmailReplyParser from 'email-reply-parser';

/** Stands at the top of each email that can be answered. */
export const ANSWER_ABOVE = 'Write your answer above this line.';
/** What the parser reads at most: its patterns are slow on endless text. */
const MOST_PARSED = 50_000;

/** Lines as the parser ends them, one empty line at a time: on many of them its patterns take minutes. */
const inLines = (text: string): string =>
  text
    .slice(0, MOST_PARSED)
    .split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/)
    .map((line) => (line.trim() === '' ? '' : line))
    .filter((line, at, lines) => line !== '' || lines[at - 1] !== '')
    .join('\n');

/** What a person wrote into an answer, without what it quotes and without the signature; the whole text where nothing is left. */
export const cutReply = (text: string): string => {
  const plain = inLines(text);
  const marker = plain.indexOf(ANSWER_ABOVE);
  const above = marker < 0 ? plain : plain.slice(0, plain.lastIndexOf('\n', marker) + 1);
  const written = new EmailReplyParser().parseReply(above).trim();
  return written || plain.trim();
};
