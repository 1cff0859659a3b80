import type { LoyaltyLevel } from '../trip/trips.js';

/** Days before sailing at which what a guest may book opens. */
interface CruiseLead {
  activities: number;
  checkIn: number;
}

/**
 * Every number behind the booking windows, as last checked on `asOf`. Times are New York wall time; days are calendar
 * days. When an operator changes a rule, this file changes and nothing else.
 */
export const parkRules = {
  asOf: '2026-11-01',
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
      /** US cents a person, for who cancels later or stays away. */
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
    opens: '07:00',
    multiPass: {
      choicesAhead: 3,
      returnHours: 1,
      tierOneAhead: 1,
      tierOne: {
        'Magic Kingdom': [
          'Big Thunder Mountain',
          'Jungle Cruise',
          'Peter Pan’s Flight',
          'Space Mountain',
          'Tiana’s Bayou Adventure',
        ],
        EPCOT: ['Frozen Ever After', 'Remy’s Ratatouille Adventure', 'Test Track'],
        'Hollywood Studios': [
          'Mickey & Minnie’s Runaway Railway',
          'Millennium Falcon: Smugglers Run',
          'Rock ’n’ Roller Coaster',
          'Slinky Dog Dash',
        ],
      } as Record<string, string[]>,
    },
    singlePass: {
      mostADay: 2,
      rides: {
        'Magic Kingdom': ['Seven Dwarfs Mine Train', 'TRON Lightcycle / Run'],
        EPCOT: ['Guardians of the Galaxy'],
        'Hollywood Studios': ['Rise of the Resistance'],
        'Animal Kingdom': ['Flight of Passage'],
      } as Record<string, string[]>,
    },
  },
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
