import * as z from 'zod/mini';
import { Email } from '../account/auth.js';
import { requireVisible, defineShortText } from '../core/primitives.js';
import { formGuard } from './form-guard.js';

export const MESSAGE_DAYS = 365;

export const MESSAGE_MIN = 10;
export const MESSAGE_MAX = 4000;

const text = (tooShort: string) =>
  z
    .string(tooShort)
    .check(
      z.trim(),
      z.minLength(MESSAGE_MIN, tooShort),
      requireVisible('The message'),
      z.maxLength(MESSAGE_MAX, `Shorten it to ${MESSAGE_MAX.toLocaleString('en-US')} characters`),
    );

export const ContactTopic = z.enum(['question', 'payment', 'privacy', 'agent-demo', 'other']);
export type ContactTopic = z.infer<typeof ContactTopic>;

export const SuggestionTopic = z.enum(['idea', 'problem', 'wrong-fact']);
export type SuggestionTopic = z.infer<typeof SuggestionTopic>;

/** `POST /api/v1/outreach/contact`. */
export const SendContactMessage = z.strictObject({
  topic: ContactTopic,
  name: defineShortText('Your name', 80),
  email: Email,
  message: text('Write at least one sentence'),
  ...formGuard,
});
export type SendContactMessage = z.infer<typeof SendContactMessage>;

/** `POST /api/v1/outreach/suggestions`. */
export const SendSuggestion = z.strictObject({
  topic: SuggestionTopic,
  email: z.nullable(Email),
  message: text('Write at least one sentence'),
  ...formGuard,
});
export type SendSuggestion = z.infer<typeof SendSuggestion>;

/** `copySent`: only to the confirmed address of the sender's account. */
export const MessageReceived = z.object({ copySent: z.boolean() });
export type MessageReceived = z.infer<typeof MessageReceived>;
