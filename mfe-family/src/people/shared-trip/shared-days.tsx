import type { TripDay } from '@landsea/contracts/trip';
import { formatDate } from '@landsea/web-kit';

const kindNames: Record<TripDay['kind'], string> = {
  travel: 'On the way',
  park: 'Park day',
  rest: 'A day to rest',
  embarkation: 'All aboard',
  port: 'In port',
  sea: 'At sea',
  debarkation: 'Back ashore',
};
const seaKinds = new Set<TripDay['kind']>(['embarkation', 'port', 'sea', 'debarkation']);

/** The trip day by day: a line that is sand on land and water at sea. */
export function SharedDays({ days }: { days: readonly TripDay[] }) {
  return (
    <ol>
      {days.map(({ date, kind, place, note }) => (
        <li
          key={date}
          className="grid grid-cols-[6.25rem_auto_minmax(0,1fr)] gap-x-3 sm:gap-x-4 break-inside-avoid"
        >
          <p className="pt-0.5 text-right whitespace-nowrap text-muted tabular-nums">
            <time dateTime={date}>{formatDate(date)}</time>
          </p>
          <span aria-hidden className="relative flex w-3 justify-center">
            <span className={`w-0.5 ${seaKinds.has(kind) ? 'bg-sea' : 'bg-sun'}`} />
            <span
              className={`absolute top-2 size-3 rounded-full ring-4 ring-paper ${seaKinds.has(kind) ? 'bg-sea' : 'bg-sun'}`}
            />
          </span>
          <div className="pb-7 wrap-anywhere">
            <h3 className="font-display text-xl">{place ?? kindNames[kind]}</h3>
            {place && place !== 'At Sea' ? <p className="text-sm text-muted">{kindNames[kind]}</p> : null}
            {note ? <p className="pt-1 leading-relaxed">{note}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
