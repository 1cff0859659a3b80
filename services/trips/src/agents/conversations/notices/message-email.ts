import { formatCount } from '@landsea/contracts/core';
import { getBrandSender, makeEmailBody, type EmailBrand, type Mail } from '@landsea/nest-kit';

interface WrittenMessage {
  conversationId: string;
  /** Whole paragraphs, as the agent wrote them. */
  body: string;
  files: number;
  agentName: string;
  agencyName: string | null;
  tripName: string | null;
  answered: string | null;
}

export interface EmailRecipient {
  email: string;
  emailVerified: boolean;
  /** A person without an account has no page to open. */
  hasAccount: boolean;
}

interface Sending {
  origin: string;
  replyTo: string | undefined;
  brand?: EmailBrand | undefined;
}

const REPLY = 'Just reply to this email.';
const NO_REPLY = 'Please answer in your messages: nobody reads replies to this email.';

/**
 * The mail is the message itself. An unverified address gets only that there is one: names and messages are what
 * people typed.
 */
export function makeMessageEmail(
  message: WrittenMessage,
  { email, emailVerified, hasAccount }: EmailRecipient,
  { origin, replyTo, brand }: Sending,
): Mail {
  const url = `${origin}/client-portal/messages?conversation=${message.conversationId}`;
  if (!emailVerified) {
    const where = brand ? '' : ' on Landsea';
    const heading = `You have a new message${where}`;
    const action = { label: 'Open your messages', url };
    const paragraphs = ['Hi,', `Someone sent you a message${where}.`];
    const body = makeEmailBody({ heading, paragraphs, action, ...(brand && { brand }) });
    return { to: email, subject: heading, ...getBrandSender(brand), ...body };
  }
  const { agentName, agencyName, tripName, body, files, answered, conversationId } = message;
  const subject = tripName ?? `Message from ${agentName}`;
  // A brand says at its end who writes.
  const from = brand ? '' : `${[agentName, agencyName].filter(Boolean).join(', ')}. `;
  const needsPage = hasAccount && (files > 0 || !replyTo);
  return {
    to: email,
    subject,
    ...getBrandSender(brand),
    fromName: agentName,
    threadId: conversationId,
    ...(replyTo && { replyTo }),
    ...makeEmailBody({
      heading: subject,
      hidesHeading: true,
      paragraphs: body.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''),
      ...(needsPage && {
        action: {
          label: files > 0 ? `See ${formatCount(files, 'file')}` : 'Read and reply',
          url,
        },
      }),
      ...(answered !== null && { quote: { intro: 'You wrote:', text: answered } }),
      footnote: `${from}${replyTo ? REPLY : NO_REPLY}`,
      ...(brand && { brand }),
    }),
  };
}
