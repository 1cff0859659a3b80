import * as z from 'zod/mini';
import { defineShortName } from '../../core/names.js';
import { CalendarDate, defineShortText, freeText, Id, Instant, Version } from '../../core/primitives.js';
import { ClientEmail } from '../client-email.js';
import { ItineraryCover, SaveItineraryCover } from './itinerary-cover.js';
import { ItinerarySection, ItineraryView } from './itinerary-view.js';

export const MOST_ITINERARY_RECIPIENTS = 20;
const MOST_DAYS = 60;

export const ItineraryRecipient = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  lastSeenAt: z.nullable(Instant),
  /** The version of which the last email told; null before the first. */
  toldNumber: z.nullable(z.int()),
  withdrawnAt: z.nullable(Instant),
});
export type ItineraryRecipient = z.infer<typeof ItineraryRecipient>;

const texts = {
  title: defineShortText('The title', 120),
  message: freeText('Your words', 1000),
  contacts: freeText('The contacts', 1000),
};

/** `GET /api/v1/agent-trips/:tripId/itinerary`. `version` is 0 for one that nobody has saved. */
export const AgentItinerary = z.object({
  tripId: Id,
  clientId: Id,
  clientName: z.string(),
  version: z.int(),
  title: z.string(),
  message: z.string(),
  contacts: z.string(),
  sections: z.array(ItinerarySection),
  dayWords: z.record(CalendarDate, z.string()),
  cover: z.optional(z.nullable(ItineraryCover)),
  showsPacking: z.optional(z.boolean()),
  /** As it would be published now. */
  view: ItineraryView,
  /** SHA-256 of `view`, hex. */
  checksum: z.string(),
  /** The effects of publishing, in words; empty when there are none. */
  changes: z.array(z.string()),
  publishedNumber: z.nullable(z.int()),
  publishedAt: z.nullable(Instant),
  recipients: z.array(ItineraryRecipient),
  /** Somebody to tell first: the client’s address, while there is no recipient. */
  suggested: z.nullable(z.object({ name: z.string(), email: z.string() })),
});
export type AgentItinerary = z.infer<typeof AgentItinerary>;

/**
 * `PUT /api/v1/agent-trips/:tripId/itinerary`; EDIT_CONFLICT for an older `version`. Without `cover` or `showsPacking`
 * they stay.
 */
export const SaveItinerary = z.strictObject({
  version: Version,
  title: texts.title,
  message: texts.message,
  contacts: texts.contacts,
  sections: z.array(ItinerarySection).check(z.maxLength(ItinerarySection.options.length)),
  dayWords: z
    .record(CalendarDate, freeText('The note', 1000))
    .check(z.refine((days) => Object.keys(days).length <= MOST_DAYS, 'That is more days than a trip has')),
  cover: z.optional(z.nullable(SaveItineraryCover)),
  showsPacking: z.optional(z.boolean()),
});
export type SaveItinerary = z.infer<typeof SaveItinerary>;

/** `POST …/itinerary/publications`; EDIT_CONFLICT when the trip is no longer as `checksum` says. */
export const PublishItinerary = z.strictObject({
  checksum: z.string().check(z.maxLength(64)),
  /** Sends the email to all recipients. */
  tells: z.boolean(),
});
export type PublishItinerary = z.infer<typeof PublishItinerary>;

/** `POST …/itinerary/recipients`: sends them the link once something is published. */
export const AddItineraryRecipient = z.strictObject({
  name: defineShortName('A name', 80),
  email: ClientEmail,
});
export type AddItineraryRecipient = z.infer<typeof AddItineraryRecipient>;
