import type { Attachment } from 'postal-mime';
import { getMailText } from '../../../trip/inbound-mail/mail-text.js';
import { readContent, parseMail } from '../../../trip/inbound-mail/parse-mail.js';
import { cutReply } from './cut-reply.js';

export interface InboundFile {
  name: string;
  content: Uint8Array;
}

export interface InboundEmail {
  text: string;
  written: string;
  files: InboundFile[];
}

const fileOf = (file: Attachment): InboundFile => ({ name: file.filename ?? '', content: readContent(file) });

export const readInboundEmail = async (raw: Uint8Array): Promise<InboundEmail | undefined> => {
  const email = await parseMail(raw);
  if (!email) return undefined;
  const text = getMailText(email, { marksQuotes: true });
  return {
    text,
    written: cutReply(text),
    files: email.attachments.filter(({ related }) => !related).map(fileOf),
  };
};
