import { clockLabel } from '@landsea/contracts/day-plans';
import type { ParkDay } from '@landsea/contracts/day-plans';
import { parkNames } from '@landsea/contracts/catalogue';

const hoursText = ({ open, close, gates, partyNight }: ParkDay): string =>
  [
    `${clockLabel(open)} – ${clockLabel(close)}`,
    gates < open ? `early entry from ${clockLabel(gates)}` : '',
    partyNight ? `closes early for ${partyNight.name}` : '',
  ]
    .filter(Boolean)
    .join(', ');

/** The hours of the parks of a day, each with its name where there are several: what is planned before the opening needs early entry. */
export function ParkHours({ parkDays, className }: { parkDays: readonly ParkDay[]; className: string }) {
  return parkDays.map((parkDay) => (
    <p key={parkDay.park} className={`${className} text-muted tabular-nums`}>
      {parkDays.length > 1 ? `${parkNames[parkDay.park]}, typically ` : 'Typically '}
      {hoursText(parkDay)}
    </p>
  ));
}
