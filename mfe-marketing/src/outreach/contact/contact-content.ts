import type { ContactTopic } from '@landsea/contracts/outreach';

export const contactContent = {
  title: 'Write to us',
  lead: 'A question, a payment that looks off, a demo for your agency: tell us here, and a person will read it.',
  canDo: [
    {
      title: 'Reservations stay with the park or the cruise line.',
      text: 'We help you plan and keep track. We can’t book, change or cancel anything for you.',
    },
    {
      title: 'We can’t see your trip from here.',
      text: 'We only see what you write in this message, so include anything we should know about your trip.',
    },
  ],
  topicOf: new Map<string | null, ContactTopic>([
    ['demo', 'agent-demo'],
    ['payment', 'payment'],
    ['privacy', 'privacy'],
  ]),
  topicLabel: 'What is it about?',
  topics: [
    { value: 'question', label: 'A question' },
    { value: 'payment', label: 'A payment or a refund' },
    { value: 'privacy', label: 'Privacy and my data' },
    { value: 'agent-demo', label: '15-minute demo for agents' },
    { value: 'other', label: 'Something else' },
  ] satisfies { value: ContactTopic; label: string }[],
  messageLabel: 'Your message',
  messageHints: {
    question: undefined,
    payment: 'The trip’s name and the day you paid help us find it. Never send a card number.',
    privacy: 'You can download or delete your data yourself in Settings, without waiting for us.',
    'agent-demo':
      'Tell us two or three times that suit you, with your time zone, and how many clients you plan for.',
    other: undefined,
  } satisfies Record<ContactTopic, string | undefined>,
  send: 'Send message',
  sending: 'Sending...',
  sentTitle: 'We got your message',
  sentText: (email: string) => `Thank you! If it needs an answer, we’ll write to ${email}.`,
  copySent: 'We’re emailing you a copy of what you wrote.',
  another: 'Write another message',
  byEmail: 'Or by email:',
  privacyNote: (days: number) => `We keep messages for ${days} days, then delete them.`,
} as const;
