import type { SuggestionTopic } from '@landsea/contracts/outreach';

export const suggestionsContent = {
  title: 'What should Landsea do better?',
  lead: 'An idea, a page that stumbles, a height or an opening time that is wrong. The plainest sentence helps.',
  topicLabel: 'What is it?',
  topics: [
    { value: 'idea', label: 'An idea' },
    { value: 'problem', label: 'A problem' },
    { value: 'wrong-fact', label: 'A wrong fact' },
  ] satisfies { value: SuggestionTopic; label: string }[],
  messageLabels: {
    idea: 'What would help you plan?',
    problem: 'What did you do, and what happened?',
    'wrong-fact': 'What is wrong, and where did you see the right one?',
  } satisfies Record<SuggestionTopic, string>,
  emailLabel: 'Email (if you want an answer)',
  send: 'Send suggestion',
  sending: 'Sending...',
  sentTitle: 'Noted, thank you',
  sentText: 'Somebody who works on Landsea reads it.',
  copySent: 'A copy of what you wrote is on its way to you.',
  another: 'Send another',
  externalText: 'You can also use our feedback form, which opens in a new tab.',
  externalLink: 'Open the feedback form',
} as const;
