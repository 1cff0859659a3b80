import type { Attraction, CrowdLevel } from '../../catalogue/attractions.js';
import type { ParkCalendar } from '../../catalogue/park-calendar.js';
import type { ParkId } from '../../catalogue/places.js';
import { crowdOf } from '../crowds.js';
import { parkDay } from '../park-day.js';
import { ridersOf } from '../riders/riders.js';
import { expectedWait } from '../waits.js';
import { bookingOrder, type BookingOrder, type WantedRide } from './lane-order.js';
import type { LanePerson } from './lane-rules.js';
import { laneValue, type LaneValue } from './lane-value.js';

/** A show takes a Lightning Lane but is never advised as a ride. */
export type LaneEntry = WantedRide & Pick<Attraction, 'appeal' | 'land'> & { isShow: boolean };

export const possibleRides = (
  { date, park }: { date: string; park: ParkId },
  entries: readonly LaneEntry[],
  people: readonly LanePerson[],
): LaneEntry[] =>
  entries.filter(
    (entry) => entry.park === park && !entry.isShow && ridersOf(entry, people, date).riders.length > 0,
  );

export const typicalLaneRides = (possible: readonly LaneEntry[]): LaneEntry[] =>
  possible.filter(({ lane, appeal }) => lane.product !== 'none' && appeal !== 'minor');

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
  people: readonly LanePerson[];
  /** Cents for an hour out of line. */
  hourCents: number;
  crowd?: CrowdLevel;
}

const LAST_HOUR = 60;

export const laneOutlook = (
  { date, park, rides, people, hourCents, crowd: chosen }: OutlookInput,
  { calendar }: { calendar: ParkCalendar },
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
