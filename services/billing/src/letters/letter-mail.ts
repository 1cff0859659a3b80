import { letter, type Mail } from '@landsea/nest-kit';
import type { LetterText } from './letters.service.js';

export interface Recipient {
  email: string;
  /** Left out for who has no account. */
  firstName?: string;
}

/** A letter as it is mailed: greeted, and with the addresses of our pages written out. */
export function letterMail(text: LetterText, { email, firstName }: Recipient, origin: string): Mail {
  const { subject, heading, paragraphs, facts, action, footnote } = text;
  return {
    to: email,
    subject,
    ...letter({
      heading,
      paragraphs: [firstName ? `Hello ${firstName},` : 'Hello,', ...paragraphs],
      ...(facts && { facts }),
      ...(action && { action: { label: action.label, url: `${origin}${action.path}` } }),
      ...(footnote !== undefined && { footnote }),
    }),
  };
}
