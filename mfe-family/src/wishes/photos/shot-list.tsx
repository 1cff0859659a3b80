import { setChecked } from '@landsea/rules/day-plans';
import { parkNames, type ParkCalendar, type PhotoSpot } from '@landsea/contracts/catalogue';
import { formatDayTitle } from '@landsea/rules/trip';
import { formatDate } from '@landsea/web-kit';
import { formatClock } from '../../items/cards/item-labels';
import { ItemList } from '../../items/cards/item-list';
import type { DayItems } from '../../items/queue/use-day-items';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { lightLabels } from './photo-labels';
import { getLightAt, formatLight, getSunOn } from './photo-light';
import { groupShotsByDay, type PhotoItem, type ShotsOfDay } from './photo-rules';

interface ShotListProps {
  dayItems: DayItems;
  shots: readonly PhotoItem[];
  spotOf: (shot: PhotoItem) => PhotoSpot | undefined;
  calendar: ParkCalendar | undefined;
  onOpen: (id: string) => void;
}

const headingOf = ({ day }: ShotsOfDay) =>
  day ? `${formatDate(day.date)} · ${formatDayTitle(day)}` : 'No day yet';

export function ShotList({ dayItems, shots, spotOf, calendar, onOpen }: ShotListProps) {
  const factsOf = (shot: PhotoItem) => {
    const spot = spotOf(shot);
    const sun = shot.date ? getSunOn(shot.date, calendar) : undefined;
    const then = spot && getLightAt(spot, shot.time, sun);
    const best = spot && formatLight(spot, sun);
    return [
      shot.time ? `${formatClock(shot.time)}${then ? `, ${lightLabels[then]}` : ''}` : '',
      [...new Set([shot.place ?? '', shot.park ? parkNames[shot.park] : ''])].filter(Boolean).join(', '),
      best && then !== 'best' ? `best light ${best}` : '',
      spot ? '' : (shot.details.light ?? ''),
    ];
  };
  return (
    <section aria-labelledby="own-shots" className="grid gap-4">
      <h2 id="own-shots" className="font-display text-2xl">
        Your shots
      </h2>
      {shots.length === 0 ? (
        <p className="text-muted">Nothing yet. Choose spots below, or add a picture of your own.</p>
      ) : null}
      {groupShotsByDay(shots, dayItems.days).map((group) => {
        const sun = group.day && getSunOn(group.day.date, calendar);
        return (
          <div key={group.day?.date ?? ''} className="grid gap-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h3 className="font-semibold">{headingOf(group)}</h3>
              {sun ? (
                <p className="text-sm text-muted tabular-nums">
                  Sun {formatClock(sun.sunrise)} to {formatClock(sun.sunset)}
                </p>
              ) : null}
            </div>
            <ItemList
              items={group.shots}
              {...{ factsOf, onOpen }}
              badgeOf={({ details, date }) =>
                details.taken
                  ? { tone: 'palm', text: 'Taken' }
                  : { tone: 'neutral', text: date ? 'Planned' : 'Wanted' }
              }
              before={(shot) => (
                <EditorOnly>
                  <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
                    <span className="sr-only">{shot.title} is taken</span>
                    <input
                      type="checkbox"
                      className="size-5 cursor-pointer accent-sea"
                      checked={shot.details.taken}
                      onChange={(event) =>
                        void dayItems.change(
                          shot,
                          setChecked(event.target.checked, shot, new Date().toISOString()),
                        )
                      }
                    />
                  </label>
                </EditorOnly>
              )}
            />
          </div>
        );
      })}
    </section>
  );
}
