import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { isConfirmedSender } from './authentication-results.js';
import { cutReply } from './cut-reply.js';
import { plainTextOf } from '../../../trip/inbound-mail/plain-text.js';

export interface InboundFile {
  name: string;
  content: Uint8Array;
}

/** An email as far as a conversation is concerned. */
export interface InboundEmail {
  /** Lower case; empty when it names nobody, or several people. */
  from: string;
  to: string[];
  messageId: string;
  subject: string;
  text: string;
  /** What of the text the person wrote, without what it quotes. */
  written: string;
  /** What came with it, but for pictures within its text. */
  files: InboundFile[];
  /** Written by a program: an absence, a bounce, a list. */
  isAutomatic: boolean;
  /** Whether our mail server says that the domain of the sender stands for it (DMARC). */
  isConfirmed: boolean;
}

const addressesOf = (list: readonly Address[] = []): string[] =>
  list.flatMap(({ address, group }) =>
    group ? group.map((each) => each.address) : address ? [address] : [],
  );

const headerOf = ({ headers }: Email, name: string): string =>
  headers.find(({ key }) => key === name)?.value.trim() ?? '';

const fileOf = ({ filename, content }: Attachment): InboundFile => ({
  name: filename ?? '',
  content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
});

const isAutomatic = (email: Email, from: string): boolean =>
  !/^(no)?$/i.test(headerOf(email, 'auto-submitted')) ||
  /^(bulk|junk|list|auto_reply)$/i.test(headerOf(email, 'precedence')) ||
  ['list-id', 'x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'x-failed-recipients'].some(
    (name) => headerOf(email, name) !== '',
  ) ||
  headerOf(email, 'return-path') === '<>' ||
  /^multipart\/report/i.test(headerOf(email, 'content-type')) ||
  /^(mailer-daemon|postmaster|no-?reply)@/.test(from);

/** An email as it came, and the name with which our mail server signs its `Authentication-Results`. */
export interface EmailToRead {
  raw: Uint8Array;
  authority: string;
}

/** Reads an email. `authority` is the name with which our mail server signs its `Authentication-Results`. */
export const readInboundEmail = async (raw: Uint8Array, authority: string): Promise<InboundEmail> => {
  const email = await PostalMime.parse(raw, { maxNestingDepth: 20 });
  const senders = addressesOf(email.from && [email.from]);
  const from = senders.length === 1 ? (senders[0] ?? '').toLowerCase() : '';
  const text = email.text?.trim() ? email.text : plainTextOf(email.html ?? '', { withoutQuotes: true });
  return {
    from,
    to: [...addressesOf(email.to), ...addressesOf(email.cc)],
    messageId: email.messageId ?? '',
    subject: email.subject ?? '',
    text,
    written: cutReply(text),
    files: email.attachments.filter(({ related }) => !related).map(fileOf),
    isAutomatic: isAutomatic(email, from),
    isConfirmed: isConfirmedSender(headerOf(email, 'authentication-results'), authority, from),
  };
};
