import { formatTimeOfDay } from '@landsea/rules/trip';
import { formatParkChange } from '@landsea/rules/day-plans';
import { formatItemName } from '@landsea/rules/planning';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { UsualLine } from '../../items/day/usual-rows';
import { ItemIcon } from '../../catalogue/cards/item-icon';
import { formatWhen } from '../../items/cards/item-labels';
import { formatPeople } from '../../items/controls/people-chips';
import type { DayItems } from '../../items/queue/use-day-items';
import type { Stop } from './day-moment';
import type { DayLine } from './day-lines';
import { ThingLine } from './thing-card';

interface StopLineProps {
  party: TripDetail['party'];
  stop: Stop;
  isFirst: boolean;
  planNote: string | undefined;
  onOpen: (itemId: string) => void;
}

function StopLine({ party, stop, isFirst, planNote = '', onOpen }: StopLineProps) {
  const { item, walk, wait, parkChange, thereBy } = stop;
  return (
    <li className="border-t border-hairline">
      <button
        type="button"
        onClick={() => onOpen(item.id)}
        className="flex min-h-13 w-full cursor-pointer items-start gap-x-3 rounded-lg py-2.5 text-left hover:text-sea"
      >
        <ItemIcon kind={item.details.kind} className="mt-0.5 size-6 shrink-0 text-sea" />
        <span className="min-w-0 grow">
          <span
            className={`block leading-snug font-semibold wrap-anywhere ${isFirst ? 'text-xl' : 'text-lg'}`}
          >
            {formatItemName(item)}
          </span>
          <span className="block text-muted tabular-nums">
            {[
              planNote,
              formatPeople(party, item.people),
              parkChange ? formatParkChange(parkChange) : walk ? `${walk} min walk` : '',
              wait ? `${wait} min wait` : '',
              thereBy === null ? '' : `be there by ${formatTimeOfDay(thereBy)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span className="shrink-0 text-lg whitespace-nowrap tabular-nums">
          {item.time ? formatWhen(item) : ''}
        </span>
      </button>
    </li>
  );
}

interface LaterListProps {
  party: TripDetail['party'];
  dayItems: DayItems;
  date: string;
  rows: readonly DayLine[];
  notes: readonly DayItem[];
  planned: ReadonlyMap<string, string>;
  onOpen: (itemId: string) => void;
}

export function LaterList({ party, dayItems, date, rows, notes, planned, onOpen }: LaterListProps) {
  const next = rows.find(({ kind }) => kind === 'stop');
  return (
    <>
      {rows.length > 0 ? (
        <section aria-label="After that">
          <h2 className="pb-1 font-display text-xl">Then</h2>
          {rows.some(({ kind }) => kind === 'usual') ? (
            <p className="pb-1 text-sm text-muted">
              Usual times are ship time. Your cruise line’s app has the real ones.
            </p>
          ) : null}
          <ol>
            {rows.map((row) =>
              row.kind === 'thing' ? (
                <ThingLine key={row.key} thing={row.thing} />
              ) : row.kind === 'usual' ? (
                <UsualLine key={row.key} row={row.row} {...{ dayItems, date }} />
              ) : row.kind === 'free' ? (
                <li key={row.key} className="border-t border-hairline py-2.5 text-muted tabular-nums">
                  Free from {formatTimeOfDay(row.from)} to {formatTimeOfDay(row.until)}
                </li>
              ) : (
                <StopLine
                  key={row.key}
                  {...{ party, onOpen }}
                  stop={row.stop}
                  isFirst={row === next}
                  planNote={planned.get(row.stop.item.id)}
                />
              ),
            )}
          </ol>
        </section>
      ) : null}
      {notes.map((note) => (
        <p key={note.id} className="rounded-card border border-dashed border-edge p-4 text-lg wrap-anywhere">
          {note.time ? <span className="text-muted tabular-nums">{formatWhen(note)} </span> : null}
          <strong>{note.title}</strong> {note.note}
        </p>
      ))}
    </>
  );
}
