import * as z from 'zod/mini';
import { PaymentVerification } from '../billing/billing.js';
import { defineShortName } from '../core/names.js';
import { CalendarDate, Id, Instant } from '../core/primitives.js';
import { findTripProblems } from './trip-problems.js';
import { LandStay, Sailing, TripMode } from './trips.js';

export const PREVIEW_DAYS = 7;
/** Days until unclaimed money is refunded. */
export const UNCLAIMED_DAYS = 30;

const MAX_PARTY = 30;

const PreviewParty = z.strictObject({
  adults: z
    .int('Enter the number of adults')
    .check(z.minimum(1, 'A party has at least one adult'), z.maximum(MAX_PARTY)),
  children: z._default(
    z
      .int('Enter the number of children')
      .check(z.minimum(0, 'A number of children cannot be negative'), z.maximum(MAX_PARTY)),
    0,
  ),
  childAges: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(17))).check(z.maxLength(MAX_PARTY))),
});

/** `POST /api/seed-trip`, with an API key. */
export const SeedTrip = z
  .strictObject({
    tripName: defineShortName('Trip name'),
    mode: TripMode,
    startDate: CalendarDate,
    endDate: CalendarDate,
    party: PreviewParty,
    stays: z._default(z.array(LandStay).check(z.maxLength(10, 'A trip has at most 10 stays')), []),
    sailing: z._default(z.nullable(Sailing), null),
    /** US dollars, as assistants send it; every other amount is in cents. */
    estimatedCost: z.optional(
      z
        .number('Enter the estimated cost in dollars')
        .check(z.minimum(0, 'An amount cannot be negative'), z.maximum(10_000_000)),
    ),
  })
  .check((context) => {
    if (context.issues.length > 0) return;
    const { party } = context.value;
    const problems = findTripProblems(context.value);
    if (party.adults + party.children > MAX_PARTY)
      problems.push({ path: ['party'], message: `A party has at most ${MAX_PARTY} people` });
    if (party.childAges && party.childAges.length !== party.children)
      problems.push({ path: ['party', 'childAges'], message: 'Give one age for each child' });
    for (const { path, message } of problems)
      context.issues.push({ code: 'custom', input: context.value, path, message });
  });
export type SeedTrip = z.infer<typeof SeedTrip>;

export const SeededTrip = z.object({
  success: z.literal(true),
  tripId: Id,
  address: z.url(),
  checkoutUrl: z.url(),
  expiresAt: Instant,
});
export type SeededTrip = z.infer<typeof SeededTrip>;

/** `GET /api/seed-trip/:tripId`, public: assistants rely on this shape. */
export const TripPreview = z.object({
  success: z.literal(true),
  trip: z.object({
    tripName: z.string(),
    startDate: CalendarDate,
    endDate: CalendarDate,
    party: z.object({ adults: z.int(), children: z.optional(z.int()) }),
    /** US dollars. */
    estimatedCost: z.nullish(z.number()),
    /** Null while there is no way to pay. */
    checkoutUrl: z.nullish(z.url({ protocol: /^https?$/ })),
    expiresAt: Instant,
  }),
});
export type TripPreview = z.infer<typeof TripPreview>;

/** `POST /internal/previews/:previewId/keep` of trips: kept until it is claimed or refunded. */
export const PreviewFacts = z.object({
  previewId: Id,
  name: z.string(),
  startDate: CalendarDate,
  endDate: CalendarDate,
});
export type PreviewFacts = z.infer<typeof PreviewFacts>;

export const PreviewClaimed = z.object({ previewId: Id, userId: Id });
export type PreviewClaimed = z.infer<typeof PreviewClaimed>;

/**
 * `GET /api/billing/preview-checkout/:previewId` adds it as `checkout`. paid: by another browser; closed: not
 * on sale.
 */
export const PreviewCheckoutStop = z.enum(['paid', 'over', 'closed', 'busy', 'unavailable']);
export type PreviewCheckoutStop = z.infer<typeof PreviewCheckoutStop>;

/** `POST /api/billing/claim-preview`; the browser that paid needs no token. */
export const ClaimPreview = z.strictObject({
  sessionId: z.string().check(z.minLength(1), z.maxLength(255)),
  token: z.optional(z.string().check(z.minLength(20), z.maxLength(128))),
});
export type ClaimPreview = z.infer<typeof ClaimPreview>;

/** The trip is the buyer's once money has arrived. */
export const ClaimedPreview = z.object({ ...PaymentVerification.shape, tripId: Id });
export type ClaimedPreview = z.infer<typeof ClaimedPreview>;
