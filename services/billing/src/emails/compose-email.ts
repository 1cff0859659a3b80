import { greet, makeEmailBody, type Mail } from '@landsea/nest-kit';
import type { EmailText } from './email-text.js';

export interface Recipient {
  email: string;
  firstName: string;
  emailVerified: boolean;
}

export function composeEmail(text: EmailText, recipient: Recipient, origin: string): Mail {
  const { subject, heading, paragraphs, facts, action, footnote } = recipient.emailVerified
    ? text
    : (text.unnamed ?? text);
  return {
    to: recipient.email,
    subject,
    ...makeEmailBody({
      heading,
      paragraphs: [greet(recipient), ...paragraphs],
      ...(facts && { facts }),
      ...(action && { action: { label: action.label, url: `${origin}${action.path}` } }),
      ...(footnote !== undefined && { footnote }),
    }),
  };
}
