import { randomUUID } from 'node:crypto';
import { SendContactMessage, SendSuggestion } from '@landsea/contracts/outreach';

export const filledInByHand = { website: '', secondsOpen: 20 };

export const aContactMessage = (over: Partial<SendContactMessage> = {}): SendContactMessage =>
  SendContactMessage.parse({
    topic: 'question',
    name: 'Robin Lindqvist',
    email: `robin.${randomUUID()}@example.com`,
    message: 'Does a day at sea count as a park day?\n\nWe board on Friday.',
    ...filledInByHand,
    ...over,
  });

export const aSuggestion = (over: Partial<SendSuggestion> = {}): SendSuggestion =>
  SendSuggestion.parse({
    topic: 'wrong-fact',
    email: null,
    message: 'The carousel has been closed since Monday.',
    ...filledInByHand,
    ...over,
  });
