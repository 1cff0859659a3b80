import { bookingMessages } from './booking-messages.js';
import type { MessageTemplate } from './message-template.js';
import { planningMessages } from './planning-messages.js';
import { travelMessages } from './travel-messages.js';

/** In the order in which a trip needs them, each of at most 90 words; fields stand in double braces. */
export const messageTemplates: readonly MessageTemplate[] = [
  ...planningMessages,
  ...bookingMessages,
  ...travelMessages,
];
