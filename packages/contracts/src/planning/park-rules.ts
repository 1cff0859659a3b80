import type { ParkId } from '../catalogue/places.js';
import type { LoyaltyLevel } from '../trip/trips.js';

/** Days before sailing at which what a guest may book opens. */
interface CruiseLead {
  activities: number;
  checkIn: number;
}

/**
 * Every number behind booking windows, meals, Lightning Lanes and sailings, as last checked on `asOf`. Times are New York wall
 * time; days are calendar days. Tiers, prices and what a restaurant asks for are in the catalog.
 */
export const parkRules = {
  asOf: '2026-11-23',
  source: 'Public booking policies of the park and cruise operator, gathered August to November 2026',
  dining: {
    daysBefore: 60,
    /** On-site guests: how many days after check-in open together with it. */
    daysAfterCheckIn: 9,
    online: '06:00',
    onlineOften: '05:45',
    phone: '07:00',
    cancellation: {
      /** Where the catalog knows nothing else of the restaurant. */
      hoursBefore: 2,
      /** US cents a person, for a person who cancels later or stays away. */
      feeCents: 1000,
    },
  },
  lightningLane: {
    onSiteDaysBefore: 7,
    /** On-site guests: how many days of a stay open together, the check-in day included. */
    onSiteDays: 14,
    offSiteDaysBefore: 3,
    /** Sources conflict; the earlier reading is the default. */
    offSiteBasis: 'first-ticket-day' as 'first-ticket-day' | 'each-park-day',
    opensAt: '07:00',
    /** Multi Pass rides a guest picks ahead of the day, all in one park, and holds at any one time. */
    mostMulti: 3,
    /** Tier 1 rides among them before the first tap-in, in a park with tiers. */
    mostTierOne: 1,
    /** Parks whose Multi Pass has tiers; the catalog says which rides are in which. */
    tieredParks: ['magic-kingdom', 'epcot', 'hollywood-studios'] as readonly ParkId[],
    /** Single Passes a guest a day. */
    mostSingle: 2,
    /** Minutes that a return window is open. */
    returnMinutes: 60,
    /** Guests below this age need no pass. */
    freeBelowAge: 3,
    /**
     * Multi Pass rides that a guest gets on one day. Magic Kingdom (4 to 7) and Animal Kingdom (2 to 3) from a public guide of
     * July 2026; the others lie between, without a source of their own.
     */
    mostMultiRides: {
      'magic-kingdom': 7,
      epcot: 5,
      'hollywood-studios': 5,
      'animal-kingdom': 3,
    } satisfies Record<ParkId, number>,
    /** Selections of all people on one day that a trip keeps: a dozen people with five each. A limit of the product. */
    mostSelectionsADay: 60,
  },
  /** A package of hotel and tickets is paid in full so many days before check-in. */
  packages: { finalPaymentDays: 30 },
  cruise: {
    opens: '00:00',
    byLoyalty: {
      'first-time': { activities: 75, checkIn: 30 },
      silver: { activities: 90, checkIn: 33 },
      gold: { activities: 105, checkIn: 35 },
      platinum: { activities: 120, checkIn: 38 },
      pearl: { activities: 123, checkIn: 40 },
    } satisfies Record<LoyaltyLevel, CruiseLead>,
    concierge: { activities: 123, checkIn: 40 },
    /** What the ship's shoreside concierge team can arrange before the site opens. */
    conciergeShoresideDays: 130,
    finalPayment: { shortUpToNights: 5, shortDays: 90, longDays: 120 },
  },
};

export type ParkRules = typeof parkRules;

/** What one guest may hold on one day, and when it opens. */
export const laneRules = parkRules.lightningLane;
