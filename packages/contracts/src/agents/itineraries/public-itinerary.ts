import * as z from 'zod/mini';
import { Instant } from '../../core/primitives.js';
import { Brand } from '../brand.js';
import { ItineraryNumber, ItineraryView } from './itinerary-view.js';

const Token = z
  .string('This link is incomplete')
  .check(z.minLength(1, 'This link is incomplete'), z.maxLength(200, 'This link is incomplete'));

/** `POST /api/v1/itinerary/open`, also for `pdf`, `calendar`, `cover`. `key` shows the numbers, see {@link ItineraryKey}. */
export const OpenItinerary = z.strictObject({
  token: Token,
  key: z.optional(z.string().check(z.maxLength(200))),
});
export type OpenItinerary = z.infer<typeof OpenItinerary>;

export const PublicItineraryState = z.enum(['open', 'withdrawn']);

/** `view` is null once the recipient was withdrawn; its numbers are empty without a key. */
export const PublicItinerary = z.object({
  state: PublicItineraryState,
  view: z.nullable(ItineraryView),
  hasNumbers: z.boolean(),
  /** `j•••@example.com`, to which the code goes. */
  codeGoesTo: z.string(),
  publishedAt: z.nullable(Instant),
  fileName: z.string(),
  agentName: z.nullable(z.string()),
  agencyName: z.nullable(z.string()),
  agentEmail: z.nullable(z.string()),
  brand: z.optional(Brand),
  /** The trip is over, and `view` is what there was. */
  isOver: z.optional(z.boolean()),
});
export type PublicItinerary = z.infer<typeof PublicItinerary>;

/** `POST /api/v1/itinerary/code`: emails six digits to the recipient. */
export const AskItineraryCode = z.strictObject({ token: Token });
export type AskItineraryCode = z.infer<typeof AskItineraryCode>;

/** `POST /api/v1/itinerary/numbers`. */
export const EnterItineraryCode = z.strictObject({
  token: Token,
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'The code has six digits')),
});
export type EnterItineraryCode = z.infer<typeof EnterItineraryCode>;

/** `key` opens the numbers on this device for 30 days. */
export const ItineraryKey = z.object({ key: z.string(), numbers: z.array(ItineraryNumber) });
export type ItineraryKey = z.infer<typeof ItineraryKey>;
