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

/** An attraction or show, as Lightning Lane planning reads it. A show takes a Lightning Lane but is never advised as a ride. */
export type LaneEntry = WantedRide & Pick<Attraction, 'appeal' | 'land'> & { isShow: boolean };

/** The rides of a park that one of these people is tall enough for. */
export const possibleRides = (
  { date, park }: { date: string; park: ParkId },
  entries: readonly LaneEntry[],
  people: readonly LanePerson[],
): LaneEntry[] =>
  entries.filter(
    (entry) => entry.park === park && !entry.isShow && ridersOf(entry, people, date).riders.length > 0,
  );

/** Of these rides, the ones with a lane that most families go for. */
export const typicalLaneRides = (possible: readonly LaneEntry[]): LaneEntry[] =>
  possible.filter(({ lane, appeal }) => lane.product !== 'none' && appeal !== 'minor');

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
  people: readonly LanePerson[];
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
