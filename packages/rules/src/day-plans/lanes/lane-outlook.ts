import type { Attraction, CrowdLevel, ParkCalendar, ParkId } from '@landsea/contracts/catalogue';
import { getCrowdLevel } from '../crowds.js';
import { makeParkDay } from '../park-day.js';
import { splitRiders } from '../riders/riders.js';
import { getExpectedWait } from '../waits.js';
import { orderLaneBookings, type BookingOrder, type WantedRide } from './lane-order.js';
import type { LanePerson } from './lane-facts.js';
import { valueLane, type LaneValue } from './lane-value.js';

/** A show takes a Lightning Lane but is never advised as a ride. */
export type LaneEntry = WantedRide & Pick<Attraction, 'appeal' | 'land'> & { isShow: boolean };

export const listPossibleRides = (
  { date, park }: { date: string; park: ParkId },
  entries: readonly LaneEntry[],
  people: readonly LanePerson[],
): LaneEntry[] =>
  entries.filter(
    (entry) => entry.park === park && !entry.isShow && splitRiders(entry, people, date).riders.length > 0,
  );

export const listTypicalLaneRides = (possible: readonly LaneEntry[]): LaneEntry[] =>
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

export const predictLanes = (
  { date, park, rides, people, hourCents, crowd: chosen }: OutlookInput,
  { calendar }: { calendar: ParkCalendar },
): LaneOutlook => {
  const crowd = chosen ?? getCrowdLevel(date, calendar);
  const hours = makeParkDay(park, date, calendar, { earlyEntry: false, crowd });
  return {
    date,
    park,
    crowd,
    rides,
    order: orderLaneBookings(rides, crowd),
    value: valueLane({
      park,
      date,
      crowd,
      wishes: rides,
      people,
      prices: calendar,
      waitAt: (ride, minute) => (hours ? getExpectedWait(ride, minute, hours) : 0),
      hourCents,
      ...(hours && { from: hours.open, until: hours.close - LAST_HOUR }),
    }),
  };
};
