import EmailReplyParser from 'email-reply-parser';

/** Stands at the top of each email that can be answered. */
export const ANSWER_ABOVE = 'Write your answer above this line.';
/** What the parser reads at most: its patterns are slow on endless text. */
const MOST_PARSED = 50_000;

/** What a person wrote into an answer, without what it quotes and without the signature; the whole text where nothing is left. */
export const cutReply = (text: string): string => {
  const plain = text.replaceAll('\r\n', '\n').slice(0, MOST_PARSED);
  const marker = plain.indexOf(ANSWER_ABOVE);
  const above = marker < 0 ? plain : plain.slice(0, plain.lastIndexOf('\n', marker) + 1);
  const written = new EmailReplyParser().parseReply(above).trim();
  return written || plain.trim();
};
