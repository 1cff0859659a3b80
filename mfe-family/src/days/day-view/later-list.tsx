import { clockLabel, parkChangeLabel } from '@landsea/contracts/day-plans';
import { itemName } from '@landsea/contracts/planning';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { ItemIcon } from '../../trip-page/items/item-icon';
import { whenText } from '../../trip-page/items/item-labels';
import { peopleText } from '../../trip-page/items/controls/people-chips';
import type { Stop } from './day-moment';

interface LaterListProps {
  party: TripDetail['party'];
  stops: readonly Stop[];
  notes: readonly DayItem[];
  /** How an item is done, such as with a rider switch, by its id. */
  planned: ReadonlyMap<string, string>;
  onOpen: (itemId: string) => void;
}

/** What comes after, the next one larger; a tap opens it. */
export function LaterList({ party, stops, notes, planned, onOpen }: LaterListProps) {
  return (
    <>
      {stops.length > 0 ? (
        <section aria-label="After that">
          <h2 className="pb-1 font-display text-xl">Then</h2>
          <ol>
            {stops.map(({ item, walk, wait, parkChange, thereBy }, index) => (
              <li key={item.id} className="border-t border-hairline">
                <button
                  type="button"
                  onClick={() => onOpen(item.id)}
                  className="flex min-h-13 w-full cursor-pointer flex-wrap items-start gap-x-3 rounded-lg py-2.5 text-left hover:text-sea"
                >
                  <ItemIcon kind={item.details.kind} className="mt-0.5 size-6 shrink-0 text-sea" />
                  <span className="min-w-0 grow basis-40">
                    <span
                      className={`block leading-snug font-semibold wrap-anywhere ${index === 0 ? 'text-xl' : 'text-lg'}`}
                    >
                      {itemName(item)}
                    </span>
                    <span className="block text-muted tabular-nums">
                      {[
                        planned.get(item.id) ?? '',
                        peopleText(party, item.people),
                        parkChange ? parkChangeLabel(parkChange) : walk ? `${String(walk)} min walk` : '',
                        wait ? `${String(wait)} min wait` : '',
                        thereBy === null ? '' : `be there by ${clockLabel(thereBy)}`,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  <span className="text-lg tabular-nums">{item.time ? whenText(item) : ''}</span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {notes.map((note) => (
        <p key={note.id} className="rounded-card border border-dashed border-edge p-4 text-lg wrap-anywhere">
          {note.time ? <span className="text-muted tabular-nums">{whenText(note)} </span> : null}
          <strong>{note.title}</strong> {note.note}
        </p>
      ))}
    </>
  );
}
