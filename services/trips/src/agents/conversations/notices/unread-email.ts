import { formatCount } from '@landsea/contracts/core';
import type { PersonContact } from '@landsea/contracts/account';
import { makeEmailBody, greet, type Mail } from '@landsea/nest-kit';
import { ANSWER_ABOVE } from '../emails/cut-reply.js';
import type { UnreadConversation } from './notices.queries.js';

const MOST_CONVERSATIONS = 5;
const PAGE = '/app/agents/messages';

const quoted = ({ messages, unread }: UnreadConversation): string[] => [
  ...(unread > messages.length
    ? [`${formatCount(unread - messages.length, 'earlier message')}, and then:`]
    : []),
  ...messages.map(({ authorName, excerpt }) => `${authorName}: ${excerpt}`),
];

/**
 * Several conversations are one email to the agent. An unverified address gets only the number of messages: names
 * and messages are what people typed.
 */
export function makeUnreadEmail(
  conversations: readonly UnreadConversation[],
  person: Pick<PersonContact, 'email' | 'firstName' | 'emailVerified'>,
  origin: string,
  replyTo?: string,
): Mail {
  const [first] = conversations;
  const count = conversations.reduce((sum, { unread }) => sum + unread, 0);
  const only = conversations.length === 1 ? first : undefined;
  const waiting = `You have ${formatCount(count, 'new message')} on Landsea`;
  const heading = only && person.emailVerified ? `${only.clientName} sent you a message` : waiting;
  const quotes = conversations.slice(0, MOST_CONVERSATIONS).flatMap(quoted);
  const more = conversations.length - MOST_CONVERSATIONS;
  return {
    to: person.email,
    subject: heading,
    ...(replyTo && { replyTo }),
    ...makeEmailBody({
      heading,
      ...(replyTo && { preface: ANSWER_ABOVE }),
      paragraphs: [
        greet(person),
        ...(person.emailVerified ? quotes : ['Someone sent you a message on Landsea.']),
        ...(more > 0 ? [`And ${formatCount(more, 'more conversation')}.`] : []),
      ],
      action: {
        label: only ? 'Read and reply' : 'Open your messages',
        url: `${origin}${PAGE}${only ? `?conversation=${only.id}` : ''}`,
      },
      footnote: `${replyTo ? 'Just reply to this email.' : 'Please reply on Landsea: nobody reads replies to this email.'} We’ll email you again once you’ve opened the conversation.`,
    }),
  };
}
