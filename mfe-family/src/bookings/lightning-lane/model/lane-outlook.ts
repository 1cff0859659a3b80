import type { CrowdLevel, ParkId } from '@landsea/contracts/catalogue';
import { bookingOrder, crowdOf, expectedWait, laneValue, parkDay } from '@landsea/contracts/day-plans';
import type { BookingOrder, LaneValue } from '@landsea/contracts/day-plans';
import type { Traveler } from '@landsea/contracts/trip';
import type { LaneCatalogue, LaneEntry } from './lane-catalogue';

/** How a park day looks for Lightning Lanes: crowds, what to book in which order, and whether to buy. */
export interface LaneOutlook {
  date: string;
  park: ParkId;
  crowd: CrowdLevel;
  rides: readonly LaneEntry[];
  order: BookingOrder<LaneEntry>;
  value: LaneValue;
}

export interface OutlookInput {
  date: string;
  park: ParkId;
  rides: readonly LaneEntry[];
  people: readonly Traveler[];
  /** What an hour out of line is worth to each person, in cents. */
  hourCents: number;
  /** Instead of the usual crowds of the date. */
  crowd?: CrowdLevel;
}

/** Guests rarely join a line in the last hour. */
const LAST_HOUR = 60;

/** What to book and whether to buy on one park day, by the same rules on every page. */
export const laneOutlook = (
  { date, park, rides, people, hourCents, crowd: chosen }: OutlookInput,
  { calendar }: LaneCatalogue,
): LaneOutlook => {
  const crowd = chosen ?? crowdOf(date, calendar);
  const hours = parkDay(park, date, calendar, { earlyEntry: false, crowd });
  return {
    date,
    park,
    crowd,
    rides,
    order: bookingOrder(rides, crowd),
    value: laneValue({
      park,
      date,
      crowd,
      wishes: rides,
      people,
      prices: calendar,
      waitAt: (ride, minute) => (hours ? expectedWait(ride, minute, hours) : 0),
      hourCents,
      ...(hours && { from: hours.open, until: hours.close - LAST_HOUR }),
    }),
  };
};
