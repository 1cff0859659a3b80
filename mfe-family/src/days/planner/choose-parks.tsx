import type { ParkId } from '@landsea/contracts/catalogue';
import type { TripDay } from '@landsea/contracts/trip';
import { formatDate } from '@landsea/web-kit';
import { ParkChips } from '../../trip-page/items/day/park-chips';

interface ChooseParksProps {
  /** The park days that have no park yet. */
  days: readonly TripDay[];
  onChoose: (date: string, parks: ParkId[]) => void;
}

/** Which park on which day, one tap each; what is chosen goes from the list. */
export function ChooseParks({ days, onChoose }: ChooseParksProps) {
  return (
    <section
      aria-labelledby="choose-parks"
      className="grid gap-3 rounded-card border border-hairline bg-surface p-4 print:hidden"
    >
      <div>
        <h2 id="choose-parks" className="font-display text-xl">
          Pick a park for each day
        </h2>
        <p className="text-muted">One tap each. You can change your mind any time.</p>
      </div>
      <ul className="grid gap-3">
        {days.map(({ date }) => (
          <li key={date} className="grid gap-2 sm:grid-cols-[7rem_minmax(0,1fr)] sm:items-center">
            <span className="font-semibold tabular-nums">{formatDate(date)}</span>
            <ParkChips
              hideLabel
              label={`Park on ${formatDate(date)}`}
              value={[]}
              onChange={(parks) => onChoose(date, parks)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
