import { parkNames } from '@landsea/contracts/catalogue';
import { formatTimeOfDay, toMinute } from '../trip/clock.js';
import type { ParkDay } from '../day-plans/park-day.js';

export const ALL_ABOARD_NOTE = 'Usual ship time. Your cruise line’s app decides.';

export const PAPER_NOTE =
  'Hours and times are typical. Verify them in the official app. Not affiliated with any park or cruise line.';

export const formatAllAboard = (time: string): string => `All aboard ${formatTimeOfDay(toMinute(time))}`;

const partyText = (name: string, hasTickets: boolean): string =>
  hasTickets ? `with your tickets for ${name}` : `closes early for ${name}`;

/** `9:00 AM – 10:00 PM, early entry from 8:30 AM`. */
const hoursText = ({ open, close, dayClose, gates, partyNight }: ParkDay): string =>
  [
    `${formatTimeOfDay(open)} – ${formatTimeOfDay(close)}`,
    gates < open ? `early entry from ${formatTimeOfDay(gates)}` : '',
    partyNight ? partyText(partyNight.name, close > dayClose) : '',
    !partyNight && close > dayClose ? 'with Extended Evening Hours' : '',
  ]
    .filter(Boolean)
    .join(', ');

export const formatParkHours = (parkDays: readonly ParkDay[]): string[] =>
  parkDays.map(
    (parkDay) =>
      `${parkDays.length > 1 ? `${parkNames[parkDay.park]}, typically` : 'Typically'} ${hoursText(parkDay)}`,
  );
