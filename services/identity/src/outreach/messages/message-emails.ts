import { makeEmailBody, greet, type Mail } from '@landsea/nest-kit';
import type { User } from '@landsea/contracts/account';
import type { OutreachMessageRow } from './outreach-message.entity.js';

type Written = Pick<
  OutreachMessageRow,
  'id' | 'kind' | 'topic' | 'name' | 'email' | 'message' | 'userId' | 'createdAt'
>;

const topicNames: Record<Written['topic'], string> = {
  question: 'a question',
  payment: 'a payment',
  privacy: 'privacy and personal data',
  'agent-demo': 'a 15-minute demo for agents',
  other: 'something else',
  idea: 'an idea',
  problem: 'something that doesn’t work',
  'wrong-fact': 'a wrong fact',
};

const linesOf = (message: string): string[] => message.split(/\r?\n/).filter((line) => line.trim() !== '');

export const makeOperatorEmail = (to: string, written: Written): Mail => {
  const { id, kind, topic, name, email, message, userId, createdAt } = written;
  const what = kind === 'contact' ? 'Message' : 'Suggestion';
  return {
    to,
    ...(email && { replyTo: email }),
    subject: `${what}: ${topicNames[topic]}`,
    ...makeEmailBody({
      heading: `${what} about ${topicNames[topic]}`,
      paragraphs: linesOf(message),
      facts: [
        ...(name ? [{ label: 'Name', value: name }] : []),
        { label: 'Email', value: email ?? 'not given' },
        { label: 'Account', value: userId ?? 'not signed in' },
        { label: 'Received', value: createdAt.toISOString() },
        { label: 'Number', value: id },
      ],
      footnote: email
        ? 'Reply to this email to answer at the address the sender typed.'
        : 'The sender left no address, so you can’t reply.',
    }),
  };
};

export const copyEmail = (user: User, { message, createdAt }: Written): Mail => ({
  to: user.email,
  subject: 'We got your message',
  ...makeEmailBody({
    heading: 'We got your message',
    paragraphs: [greet(user), 'Thanks for writing to Landsea. Here’s what you sent:', ...linesOf(message)],
    facts: [{ label: 'Received', value: `${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC` }],
    footnote: 'You’re getting this copy because you were signed in when you wrote to us.',
  }),
});
