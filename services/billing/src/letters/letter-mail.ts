import { greeting, letter, type Mail } from '@landsea/nest-kit';
import type { LetterText } from './letters.service.js';

export interface Recipient {
  email: string;
  firstName: string;
  emailVerified: boolean;
}

/** A letter as it is mailed: greeted, and with the addresses of our pages written out. */
export function letterMail(text: LetterText, recipient: Recipient, origin: string): Mail {
  const { subject, heading, paragraphs, facts, action, footnote } = recipient.emailVerified
    ? text
    : (text.unnamed ?? text);
  return {
    to: recipient.email,
    subject,
    ...letter({
      heading,
      paragraphs: [greeting(recipient), ...paragraphs],
      ...(facts && { facts }),
      ...(action && { action: { label: action.label, url: `${origin}${action.path}` } }),
      ...(footnote !== undefined && { footnote }),
    }),
  };
}
