import { parkNames, type ParkId } from '@landsea/contracts/catalogue';
import { Check, Ruler } from 'lucide-react';
import { nameChild, formatHeight } from './child-heights';
import { mayRide, type LimitedRide } from './height-list';

interface ParkRidesProps {
  park: ParkId;
  rides: readonly LimitedRide[];
  heights: readonly number[];
  freeOfLimit: number;
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);

const boardingText = (ride: LimitedRide, heights: readonly number[]): string => {
  const short = heights.flatMap((inches, index) => (mayRide(ride, inches) ? [] : [{ inches, index }]));
  if (short.length === 0) return heights.length === 1 ? 'Tall enough' : 'All tall enough';
  const missing = ({ inches }: { inches: number }) => `${ride.heightInches - inches} in to grow`;
  if (heights.length === 1) return short.map(missing).join('');
  return `${listed(short.map((child) => `${nameChild(child.index, heights.length)}: ${missing(child)}`))}`;
};

export function ParkRides({ park, rides, heights, freeOfLimit }: ParkRidesProps) {
  return (
    <section aria-labelledby={`in-${park}`} className="grid gap-2 break-inside-avoid">
      <h3 id={`in-${park}`} className="text-xl text-ink">
        {parkNames[park]}
      </h3>
      <ul>
        {rides.map((ride) => {
          const isOpen = heights.every((inches) => mayRide(ride, inches));
          const Icon = isOpen ? Check : Ruler;
          return (
            <li
              key={ride.id}
              className="grid grid-cols-[auto_1fr_auto] items-start gap-x-3 border-b border-hairline py-2.5 break-inside-avoid"
            >
              <Icon
                aria-hidden
                strokeWidth={1.75}
                className={`mt-0.5 size-5 ${isOpen ? 'text-palm' : 'text-muted'}`}
              />
              <span className="min-w-0">
                <span className="block text-base text-ink">{ride.name}</span>
                <span className={`block text-sm ${isOpen ? 'text-palm' : 'text-muted'}`}>
                  {boardingText(ride, heights)}
                </span>
              </span>
              <span className="shrink-0 text-base text-ink tabular-nums">
                {formatHeight(ride.heightInches)}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-muted">
        {freeOfLimit} more {freeOfLimit === 1 ? 'ride has' : 'rides have'} no height limit here.
      </p>
    </section>
  );
}
