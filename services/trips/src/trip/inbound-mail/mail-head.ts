import PostalMime, { addressParser, type Address, type Email } from 'postal-mime';
import { cutHead } from './mail-bounds.js';
import './mail-decoder.js';

export interface MailHead {
  /** Lower case; empty unless one `From` names one address. */
  from: string;
  sender: string;
  to: string[];
  subject: string;
  messageId: string;
  /** The first such header, which is our own server's. */
  authenticationResults: string;
  isAutomatic: boolean;
}

const addressesOf = (list: readonly Address[] = []): string[] =>
  list.flatMap(({ address, group }) =>
    group ? group.map((each) => each.address) : address ? [address] : [],
  );

const headerOf = ({ headers }: Email, name: string): string =>
  headers.find(({ key }) => key === name)?.value.trim() ?? '';

/** Programs show different ones of several senders, so such a mail has none. */
const fromOf = ({ headers }: Email): string => {
  const [header, ...others] = headers.filter(({ key }) => key === 'from');
  if (!header || others.length > 0) return '';
  const [sender, ...further] = addressParser(header.value);
  return further.length === 0 && !sender?.group ? (sender?.address ?? '').toLowerCase() : '';
};

const isAutomatic = (email: Email, from: string): boolean =>
  !/^(no)?$/i.test(headerOf(email, 'auto-submitted')) ||
  /^(bulk|junk|list|auto_reply)$/i.test(headerOf(email, 'precedence')) ||
  ['list-id', 'x-autoreply', 'x-autorespond', 'x-failed-recipients'].some(
    (name) => headerOf(email, name) !== '',
  ) ||
  headerOf(email, 'return-path') === '<>' ||
  /^multipart\/report/i.test(headerOf(email, 'content-type')) ||
  /^(mailer-daemon|postmaster|(no|do-?not)-?reply)@/.test(from);

export const toMailHead = (email: Email): MailHead => {
  const from = fromOf(email);
  return {
    from,
    sender: email.from?.name || email.from?.address || '',
    to: [...addressesOf(email.to), ...addressesOf(email.cc)],
    subject: email.subject ?? '',
    messageId: email.messageId ?? '',
    authenticationResults: headerOf(email, 'authentication-results'),
    isAutomatic: isAutomatic(email, from),
  };
};

export const readMailHead = async (raw: Uint8Array): Promise<MailHead> =>
  toMailHead(await PostalMime.parse(new Uint8Array(cutHead(raw))));
