import * as z from 'zod/mini';
import { formatPrice, salePrices } from '../billing/sale-prices.js';
import { addDays } from '../core/calendar.js';
import { AccessType } from '../core/errors.js';
import { Id, Instant, type CalendarDate } from '../core/primitives.js';

/** agent: of the owner, who shares the trip. */
export const TripRole = z.enum(['owner', 'editor', 'viewer', 'agent']);
export type TripRole = z.infer<typeof TripRole>;

export const clientMays = ['view', 'wishes', 'edit'] as const;
export const ClientMay = z.enum(clientMays, 'Choose look, wish or plan along');
export type ClientMay = z.infer<typeof ClientMay>;

/**
 * `GET /api/user/access?tripId`. `isActive`: editing follows from a payment. Money endpoints are 404 without
 * `seesMoney`.
 */
export const AccessInfo = z.object({
  canView: z.boolean(),
  canEdit: z.boolean(),
  accessType: AccessType,
  isActive: z.boolean(),
  message: z.string(),
  role: z.optional(TripRole),
  seesMoney: z.optional(z.boolean()),
  /** For an agent, photos too. */
  seesDocuments: z.optional(z.boolean()),
  forClient: z.optional(z.boolean()),
  clientMay: z.optional(ClientMay),
  /** The traveler that a collaborator is; null until chosen, absent for a person who stays home. */
  travelsAs: z.optional(z.nullable(Id)),
  /** Set for an agent whose plan has ended. */
  readOnlyFrom: z.optional(Instant),
  takesEmails: z.optional(z.boolean()),
});
export type AccessInfo = z.infer<typeof AccessInfo>;

/** Days after the trip's end date. */
export const ACCESS_DAYS_AFTER_TRIP = 30;
/** Days after the end of an agent's plan. */
export const AGENT_NOTICE_DAYS = 14;
export const FREE_ACCESS_MESSAGE = `Unlock complete planning tools for ${formatPrice(salePrices.trip)} to edit and plan your trip.`;

/** The end of that day in the westernmost zone (UTC-12). */
export const getAccessEnd = (tripEndDate: string): Date =>
  new Date(`${addDays(tripEndDate, ACCESS_DAYS_AFTER_TRIP + 1)}T12:00:00Z`);

const HOUR_MS = 3_600_000;

/** The last whole day, see {@link getAccessEnd}. */
export const getLastAccessDay = (endsAt: string | Date): CalendarDate =>
  new Date(new Date(endsAt).getTime() - 12 * HOUR_MS - 1).toISOString().slice(0, 10);
