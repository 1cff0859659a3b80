import { parkNames } from '../catalogue/places.js';
import { clockLabel, minuteOf } from '../day-plans/clock.js';
import type { ParkDay } from '../day-plans/park-day.js';

export const ALL_ABOARD_NOTE = 'Usual ship time. Your cruise line’s app decides.';

export const PAPER_NOTE =
  'Hours and times are typical. Verify them in the official app. Not affiliated with any park or cruise line.';

export const allAboardLabel = (time: string): string => `All aboard ${clockLabel(minuteOf(time))}`;

const partyText = (name: string, hasTickets: boolean): string =>
  hasTickets ? `with your tickets for ${name}` : `closes early for ${name}`;

/** `9:00 AM – 10:00 PM, early entry from 8:30 AM`. */
const hoursText = ({ open, close, dayClose, gates, partyNight }: ParkDay): string =>
  [
    `${clockLabel(open)} – ${clockLabel(close)}`,
    gates < open ? `early entry from ${clockLabel(gates)}` : '',
    partyNight ? partyText(partyNight.name, close > dayClose) : '',
    !partyNight && close > dayClose ? 'with Extended Evening Hours' : '',
  ]
    .filter(Boolean)
    .join(', ');

export const parkHours = (parkDays: readonly ParkDay[]): string[] =>
  parkDays.map(
    (parkDay) =>
      `${parkDays.length > 1 ? `${parkNames[parkDay.park]}, typically` : 'Typically'} ${hoursText(parkDay)}`,
  );
