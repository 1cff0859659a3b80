import type { Attachment } from 'postal-mime';
import { textOfMail } from '../../../trip/inbound-mail/mail-text.js';
import { contentOf, parseMail } from '../../../trip/inbound-mail/parse-mail.js';
import { cutReply } from './cut-reply.js';

export interface InboundFile {
  name: string;
  content: Uint8Array;
}

/** The words and files of an answer. */
export interface InboundEmail {
  text: string;
  /** The part of the text that the person wrote, without the quote that is last. */
  written: string;
  /** Without pictures within the text. */
  files: InboundFile[];
}

const fileOf = (file: Attachment): InboundFile => ({ name: file.filename ?? '', content: contentOf(file) });

/** Reads an answer; undefined for one that is too much for a parser. */
export const readInboundEmail = async (raw: Uint8Array): Promise<InboundEmail | undefined> => {
  const email = await parseMail(raw);
  if (!email) return undefined;
  const text = textOfMail(email, { marksQuotes: true });
  return {
    text,
    written: cutReply(text),
    files: email.attachments.filter(({ related }) => !related).map(fileOf),
  };
};
