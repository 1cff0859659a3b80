import * as z from 'zod/mini';
import { formatPrice, salePrices } from '../billing/sale-prices.js';
import { addDays } from '../core/calendar.js';
import { AccessType } from '../core/errors.js';
import { Id, Instant, type CalendarDate } from '../core/primitives.js';

/** What a person is to a trip. agent: of the owner, who shares the trip with them. */
export const TripRole = z.enum(['owner', 'editor', 'viewer', 'agent']);
export type TripRole = z.infer<typeof TripRole>;

/** What an agent lets a client do to a trip made for them. */
export const clientMays = ['view', 'wishes', 'edit'] as const;
export const ClientMay = z.enum(clientMays, 'Choose look, wish or plan along');
export type ClientMay = z.infer<typeof ClientMay>;

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
  /** Whether an agent made the trip for a client. */
  forClient: z.optional(z.boolean()),
  /** For that client: what they may do. Whoever may edit or wish adds wishes and votes. */
  clientMay: z.optional(ClientMay),
  /**
   * For a collaborator of a trip that is open: the traveler that this person is, for whom also a viewer votes; null until it is
   * said. Absent for a person who is not coming along.
   */
  travelsAs: z.optional(z.nullable(Id)),
  /** For the agent whose plan has ended: from when on the trips of clients are read only. */
  readOnlyFrom: z.optional(Instant),
  /** Whether the person may forward confirmations to this trip, and see those that wait. */
  takesEmails: z.optional(z.boolean()),
});
export type AccessInfo = z.infer<typeof AccessInfo>;

/** Days of access after a paid trip's end date. */
export const ACCESS_DAYS_AFTER_TRIP = 30;
/** After an agent's plan has ended, the trips of clients stay open to the agent for so many days. */
export const AGENT_NOTICE_DAYS = 14;
/** Default message of the free tier. */
export const FREE_ACCESS_MESSAGE = `Unlock complete planning tools for ${formatPrice(salePrices.trip)} to edit and plan your trip.`;

/**
 * The instant at which a paid trip's access ends: the end of the day 30 days after the trip's end date in the westernmost zone
 * (UTC-12). There is no other limit.
 */
export const accessEndsAt = (tripEndDate: string): Date =>
  new Date(`${addDays(tripEndDate, ACCESS_DAYS_AFTER_TRIP + 1)}T12:00:00Z`);

const HOUR_MS = 3_600_000;

/** The last whole day of access that ends at an instant, as every page and email names it: see `accessEndsAt`. */
export const lastAccessDay = (endsAt: string | Date): CalendarDate =>
  new Date(new Date(endsAt).getTime() - 12 * HOUR_MS - 1).toISOString().slice(0, 10);
