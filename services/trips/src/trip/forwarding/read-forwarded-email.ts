import {
  CONFIRMATION_TEXT_LENGTH,
  type ForwardedFile,
  type StatedReservation,
} from '@landsea/contracts/forwarding';
import PostalMime from 'postal-mime';
import { plainTextOf } from '../inbound-mail/plain-text.js';

/** An email as far as a trip is concerned. */
export interface ReadEmail {
  /** The name of the sender, or the address. */
  sender: string;
  subject: string;
  /** Empty when the email has no `Message-ID`. */
  messageId: string;
  /** Empty when there are no words in it. */
  text: string;
  reservations: StatedReservation[];
  files: ForwardedFile[];
}

/** Postgres has no letter 0. */
const stored = (text: string, most: number): string => text.replaceAll('\0', '').trim().slice(0, most);

/** Reads an email that was forwarded, with what it quotes: that is what was forwarded. Files are left out. */
export const readForwardedEmail = async (raw: Uint8Array): Promise<ReadEmail> => {
  const {
    from,
    subject = '',
    messageId = '',
    text,
    html = '',
  } = await PostalMime.parse(raw, {
    maxNestingDepth: 20,
  });
  return {
    sender: stored(from?.name || from?.address || 'Unknown sender', 320),
    subject: stored(subject, 300),
    messageId,
    text: stored(text?.trim() ? text : plainTextOf(html, { withoutQuotes: false }), CONFIRMATION_TEXT_LENGTH),
    reservations: [],
    files: [],
  };
};
