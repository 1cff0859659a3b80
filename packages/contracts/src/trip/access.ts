import * as z from 'zod/mini';
import { formatPrice, salePrices } from '../billing/sale-prices.js';
import { addDays } from '../core/calendar.js';
import { AccessType } from '../core/errors.js';

/** What a person is to a trip. agent: of the owner, who shares the trip with them. */
export const TripRole = z.enum(['owner', 'editor', 'viewer', 'agent']);
export type TripRole = z.infer<typeof TripRole>;

/**
 * `GET /api/user/access?tripId`. `isActive`: canEdit comes from something paid. Without any trip there is neither a role
 * nor money to see; a person who may not see a trip's money is answered 404 for its budget, expenses and savings.
 */
export const AccessInfo = z.object({
  canView: z.boolean(),
  canEdit: z.boolean(),
  accessType: AccessType,
  isActive: z.boolean(),
  message: z.string(),
  role: z.optional(TripRole),
  seesMoney: z.optional(z.boolean()),
  /** Receipts; for an agent, photos too, which all others see who see the trip. */
  seesDocuments: z.optional(z.boolean()),
});
export type AccessInfo = z.infer<typeof AccessInfo>;

/** Days of access after a paid trip's end date. */
export const ACCESS_DAYS_AFTER_TRIP = 30;
/** Default message of the free tier. */
export const FREE_ACCESS_MESSAGE = `Unlock complete planning tools for ${formatPrice(salePrices.trip)} to edit and plan your trip.`;

/**
 * The instant at which a paid trip's access ends: the end of the day 30 days after the trip's end date in the westernmost zone
 * (UTC-12). There is no other limit.
 */
export const accessEndsAt = (tripEndDate: string): Date =>
  new Date(`${addDays(tripEndDate, ACCESS_DAYS_AFTER_TRIP + 1)}T12:00:00Z`);
