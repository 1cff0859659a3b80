import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { joinFlowed, stripFlowed } from './flowed-text.js';
import { isBounded } from './mail-bounds.js';
import './mail-decoder.js';

/** A parser that reads attached emails as text mixes their head into it. */
const OPTIONS = { maxNestingDepth: 20, forceRfc822Attachments: true } as const;

/** @returns undefined for a mail of more parts, or with a longer head, than a parser is given. */
export const parseMail = async (raw: Uint8Array): Promise<Email | undefined> => {
  if (!isBounded(raw)) return undefined;
  const plain = stripFlowed(raw);
  const email = await PostalMime.parse(plain.raw, OPTIONS);
  if (plain.flows && email.text !== undefined) email.text = joinFlowed(email.text, plain.deletesSpace);
  return email;
};

export const readContent = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
