import type { ParkId } from '@landsea/contracts/catalogue';
import type { LoyaltyLevel } from '@landsea/contracts/trip';

/** Days before sailing. */
interface CruiseLead {
  activities: number;
  checkIn: number;
}

/** New York wall times and calendar days, checked on `asOf`. Tiers and prices are in the catalog. */
export const parkRules = {
  asOf: '2026-11-23',
  source: 'Public booking policies of the park and cruise operator, gathered August to November 2026',
  dining: {
    daysBefore: 60,
    daysAfterCheckIn: 9,
    online: '06:00',
    onlineOften: '05:45',
    phone: '07:00',
    cancellation: {
      hoursBefore: 2,
      /** US cents a person. */
      feeCents: 1000,
    },
  },
  lightningLane: {
    onSiteDaysBefore: 7,
    /** Days, check-in included. */
    onSiteDays: 14,
    offSiteDaysBefore: 3,
    /** Sources conflict; the earlier reading is the default. */
    offSiteBasis: 'first-ticket-day' as 'first-ticket-day' | 'each-park-day',
    opensAt: '07:00',
    /** Picked ahead, all in one park, and held at any time. */
    mostMulti: 3,
    /** Before the first tap-in, in a park with tiers. */
    mostTierOne: 1,
    tieredParks: ['magic-kingdom', 'epcot', 'hollywood-studios'] as readonly ParkId[],
    mostSingle: 2,
    returnMinutes: 60,
    freeBelowAge: 3,
    /**
     * Magic Kingdom (4 to 7) and Animal Kingdom (2 to 3): a public guide of July 2026; the others lie
     * between.
     */
    mostMultiRides: {
      'magic-kingdom': 7,
      epcot: 5,
      'hollywood-studios': 5,
      'animal-kingdom': 3,
    } satisfies Record<ParkId, number>,
    /** A limit of the product. */
    mostSelectionsADay: 60,
  },
  /** Days before check-in. */
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
    conciergeShoresideDays: 130,
    finalPayment: { shortUpToNights: 5, shortDays: 90, longDays: 120 },
  },
};

export type ParkRules = typeof parkRules;

export const laneRules = parkRules.lightningLane;
