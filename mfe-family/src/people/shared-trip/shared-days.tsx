import { formatAllAboard } from '@landsea/rules/paper-plan';
import type { SharedItem, SharedTrip } from '@landsea/contracts/sharing';
import { dayKindNames, getDayPlace, formatDayTitle } from '@landsea/rules/trip';
import type { TripDay } from '@landsea/contracts/trip';
import { formatDate } from '@landsea/web-kit';
import { formatClock } from '../../items/cards/item-labels';
import { isSeaDay } from '../../trip-frame/rules/land-and-sea';

function SharedItems({ items }: { items: readonly SharedItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="grid gap-0.5 pt-1.5">
      {items.map(({ time, clock, limit, title, isUsual }, index) => (
        <li key={`${title} ${index}`} className={isUsual ? 'flex gap-3 text-muted' : 'flex gap-3'}>
          {time ? (
            <span className="shrink-0 text-muted tabular-nums">
              {[limit, formatClock(time)].filter(Boolean).join(' ')}
            </span>
          ) : null}
          <span>
            {title}
            {clock ? <span className="text-sm text-muted"> · {clock}</span> : null}
            {isUsual ? <span className="text-sm"> · usual time</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface SharedDaysProps {
  days: readonly TripDay[];
  items: readonly SharedItem[];
  allAboard: NonNullable<SharedTrip['allAboard']>;
}

export function SharedDays({ days, items, allAboard }: SharedDaysProps) {
  return (
    <ol>
      {days.map((day) => (
        <li
          key={day.date}
          className="grid grid-cols-[6.25rem_auto_minmax(0,1fr)] gap-x-3 sm:gap-x-4 break-inside-avoid"
        >
          <p className="pt-0.5 text-right whitespace-nowrap text-muted tabular-nums">
            <time dateTime={day.date}>{formatDate(day.date)}</time>
          </p>
          <span aria-hidden className="relative flex w-3 justify-center">
            <span className={`w-0.5 ${isSeaDay(day) ? 'bg-sea' : 'bg-sun'}`} />
            <span
              className={`absolute top-2 size-3 rounded-full ring-4 ring-paper ${isSeaDay(day) ? 'bg-sea' : 'bg-sun'}`}
            />
          </span>
          <div className="pb-7 wrap-anywhere">
            <h3 className="font-display text-xl">{formatDayTitle(day)}</h3>
            {getDayPlace(day) ? <p className="text-sm text-muted">{dayKindNames[day.kind]}</p> : null}
            {allAboard
              .filter(({ date }) => date === day.date)
              .map(({ time }) => (
                <p key={time} className="pt-1 tabular-nums">
                  <strong className="font-display text-2xl sm:text-3xl">{formatAllAboard(time)}</strong>
                  <span className="block text-sm text-muted">Usual ship time</span>
                </p>
              ))}
            <SharedItems items={items.filter(({ date }) => date === day.date)} />
            {day.note ? <p className="pt-1 leading-relaxed">{day.note}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
