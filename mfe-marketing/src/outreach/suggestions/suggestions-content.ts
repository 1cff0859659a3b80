import type { SuggestionTopic } from '@landsea/contracts/outreach';

export const suggestionsContent = {
  title: 'What should Landsea do better?',
  lead: 'An idea, a page that breaks, a wrong height or opening time. One plain sentence is enough.',
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
  sentText: 'Someone who works on Landsea will read it.',
  copySent: 'We’re emailing you a copy of what you wrote.',
  another: 'Send another',
  externalText: 'You can also use our feedback form, which opens in a new tab.',
  externalLink: 'Open the feedback form',
} as const;
