import type { CreateDayItem } from '@landsea/contracts/planning';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { formatDate } from '@landsea/web-kit';
import { EntryActions } from '../../catalogue/lists/entry-actions';
import type { DayItems } from '../../items/queue/use-day-items';
import type { PhotoItem } from './photo-rules';

/** The catalog knows no spots at sea. */
interface SeaShot {
  title: string;
  date: string;
  place: string;
}

const listSeaShots = (
  days: readonly Pick<TripDay, 'date' | 'kind' | 'place'>[],
  { sailing }: Pick<TripDetail, 'sailing'>,
): SeaShot[] => {
  if (!sailing) return [];
  const { ship } = sailing;
  const firstAtSea = days.find(({ kind }) => kind === 'sea')?.date;
  return days.flatMap(({ date, kind, place }): SeaShot[] => {
    if (kind === 'embarkation')
      return [
        { title: `All of us in front of the ${ship}`, date, place: place ?? ship },
        { title: 'Sail-away from the top deck', date, place: ship },
      ];
    if (kind === 'port' && place) return [{ title: `The ship behind us in ${place}`, date, place }];
    if (kind === 'sea' && date === firstAtSea)
      return [
        { title: 'Dressed up on the stairs of the atrium', date, place: ship },
        { title: 'Sunset at the rail', date, place: ship },
      ];
    return [];
  });
};

const makeSeaShotItem = ({ title, date, place }: SeaShot, id: string): CreateDayItem => ({
  id,
  title,
  date,
  minutes: 5,
  place,
  details: { kind: 'photo', light: null, isPhotoPass: false, taken: false },
});

interface SeaShotListProps {
  trip: Pick<TripDetail, 'sailing'>;
  dayItems: DayItems;
  shots: readonly PhotoItem[];
}

export function SeaShotList({ trip, dayItems, shots }: SeaShotListProps) {
  return (
    <section aria-labelledby="sea-shots" className="grid gap-2">
      <h2 id="sea-shots" className="font-display text-2xl">
        Aboard and in port
      </h2>
      <p className="text-muted">Pictures worth taking on your voyage, each on its day.</p>
      <ul className="divide-y divide-hairline">
        {listSeaShots(dayItems.days, trip).map((shot) => {
          const isPlanned = shots.some(({ title, date }) => title === shot.title && date === shot.date);
          const plan = () =>
            void dayItems.add(makeSeaShotItem(shot, crypto.randomUUID()), {
              undo: `${shot.title} is on your list`,
            });
          return (
            <li key={`${shot.date} ${shot.title}`} className="flex flex-wrap items-center gap-x-3 py-2">
              <p className="min-w-0 grow basis-40 wrap-anywhere">
                {shot.title}
                <span className="block text-sm text-muted">
                  {formatDate(shot.date)}, {shot.place}
                </span>
              </p>
              <EntryActions
                name={shot.title}
                done={isPlanned ? 'On your list' : ''}
                action={isPlanned ? undefined : { label: 'Plan it', onClick: plan }}
                wish={undefined}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
