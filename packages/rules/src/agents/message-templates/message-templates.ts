import { bookingMessages } from './booking-messages.js';
import type { MessageTemplate } from './message-template.js';
import { planningMessages } from './planning-messages.js';
import { travelMessages } from './travel-messages.js';

/** In the order of a trip, each at most 90 words; fields are in double braces. */
export const messageTemplates: readonly MessageTemplate[] = [
  ...planningMessages,
  ...bookingMessages,
  ...travelMessages,
];
