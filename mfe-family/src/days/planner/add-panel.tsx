import { makeBlankDetails, itemKinds, itemLife, showDay } from '@landsea/rules/day-plans';
import {
  isShowType,
  parkNames,
  type Appeal,
  type Attraction,
  type CatalogueHit,
  type ParkId,
  type Show,
} from '@landsea/contracts/catalogue';
import type { CreateDayItem, DayItem, ItemKind } from '@landsea/contracts/planning';
import { formatDayTitle } from '@landsea/rules/trip';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { SidePanel } from '@landsea/ui/overlays/side-panel';
import { formatDate } from '@landsea/web-kit';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCatalogueList } from '../../catalogue/api/catalogue-api';
import { CataloguePicker } from '../../catalogue/picker/catalogue-picker';
import { makeItemOfHit, listKindsOfTrip } from '../../catalogue/picker/item-of-hit';
import { searchExamples } from '../../catalogue/picker/search-examples';
import { ItemIcon } from '../../catalogue/cards/item-icon';
import { formatClock } from '../../items/cards/item-labels';
import { formatRideFacts } from '../../items/panel/ride-facts';

const MOST_SUGGESTIONS = 10;
const LINE_STEP = 5;
const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

const typedKinds = itemKinds.filter((kind) => itemLife[kind].typedAs !== null);

/** Null adds to the wishes. */
export interface AddTarget {
  day: TripDay | null;
  time?: string;
}

interface AddPanelProps {
  trip: Pick<TripDetail, 'mode'>;
  target: AddTarget;
  items: readonly DayItem[];
  onAdd: (item: CreateDayItem) => void;
  onClose: () => void;
}

interface SuggestedFrom {
  attractions: readonly Attraction[];
  shows: readonly Show[];
  items: readonly DayItem[];
}

interface Suggestion {
  kind: 'attractions' | 'shows';
  id: string;
  name: string;
  park: ParkId;
  appeal?: Appeal | undefined;
  isShow: boolean;
  /** Typical minutes of its longest line. */
  line: number;
  facts: string;
}

const minutesInLine = ({ waits }: Attraction): number =>
  waits ? Math.round((waits.worstPosted.typical * waits.actualShare) / LINE_STEP) * LINE_STEP : 0;

const lineText = (minutes: number): string => (minutes > 0 ? `Up to ${minutes} min in line` : '');

/**
 * Unplanned headliners of the parks, then other major rides and the shows of that day; the longest line
 * first.
 */
const suggestionsFor = (day: TripDay | null, { attractions, shows, items }: SuggestedFrom): Suggestion[] => {
  const parks = day?.parks ?? [];
  const known = new Set(items.map(({ catalogueId }) => catalogueId));
  const running = shows.filter((show) => day === null || showDay(show, day.date, null).runs);
  const isShow = new Set(shows.map(({ id }) => id));
  const wanted = [
    ...attractions
      .filter(({ id }) => !isShow.has(id))
      .map((entry): Suggestion => {
        const line = minutesInLine(entry);
        const facts = [lineText(line), formatRideFacts(entry)].filter(Boolean).join(' · ');
        return { ...entry, kind: 'attractions', isShow: isShowType(entry), line, facts };
      }),
    ...running.map((entry): Suggestion => {
      const facts = `${entry.minutes} min`;
      return { ...entry, kind: 'shows', isShow: true, line: 0, facts };
    }),
  ]
    .filter(({ id, park }) => (parks.length === 0 || parks.includes(park)) && !known.has(id))
    .toSorted((a, b) => b.line - a.line);
  return [
    ...wanted.filter(({ appeal }) => appeal === 'headliner'),
    ...wanted.filter(({ appeal }) => appeal === 'major'),
  ].slice(0, MOST_SUGGESTIONS);
};

const hitOf = ({ kind, id, name, park }: Suggestion): CatalogueHit => ({
  kind,
  id,
  name,
  where: parkNames[park],
  park,
});

export function AddPanel({ trip, target, items, onAdd, onClose }: AddPanelProps) {
  const [announcement, setAnnouncement] = useState('');
  const { entries: attractions = [] } = useCatalogueList('attractions');
  const { entries: shows = [] } = useCatalogueList('shows');
  const { day, time } = target;
  const parks = day?.parks ?? [];
  const [onlyPark] = parks.length === 1 ? parks : [];
  const suggestions =
    day === null || day.kind === 'park' ? suggestionsFor(day, { attractions, shows, items }) : [];
  const add = (item: CreateDayItem | undefined) => {
    if (!item) return;
    onAdd({ ...item, ...(day && time && { time }) });
    setAnnouncement(`${item.title} added`);
    if (time) onClose();
  };
  const place = { date: day?.date ?? null };
  const ownWords = (title: string, kind: ItemKind) =>
    add({
      id: crypto.randomUUID(),
      title,
      ...place,
      park: null,
      details: makeBlankDetails(kind),
    });
  return (
    <SidePanel
      open
      onOpenChange={onClose}
      title={day ? `Add to ${formatDate(day.date)}` : 'Add a wish'}
      description={
        day ? `${formatDayTitle(day)}${time ? `, at ${formatClock(time)}` : ''}` : 'Plan it later.'
      }
    >
      <div className="grid gap-5">
        <CataloguePicker
          autoFocus
          label="Find a ride, show, restaurant or character"
          placeholder={searchExamples(parks)}
          kinds={listKindsOfTrip(trip)}
          first={parks}
          onPick={(hit) => add(makeItemOfHit(hit, { id: crypto.randomUUID(), ...place }))}
          other={(typed) => (
            <div className="flex flex-wrap items-center gap-2 border-t border-hairline pt-3">
              <span className="min-w-0 text-sm wrap-anywhere text-muted">Add “{typed}” as</span>
              {typedKinds.map((kind) => (
                <Button key={kind} size="sm" onClick={() => ownWords(typed, kind)}>
                  {itemLife[kind].typedAs}
                </Button>
              ))}
            </div>
          )}
        />
        <p role="status" className="flex items-center gap-1.5 text-palm empty:hidden">
          {announcement ? (
            <>
              <Check {...icon} />
              {announcement}
            </>
          ) : null}
        </p>
        {suggestions.length > 0 ? (
          <section className="grid gap-1">
            <h3 className="font-display text-lg">
              Most wanted{onlyPark ? ` at ${parkNames[onlyPark]}` : ''}
            </h3>
            <ul>
              {suggestions.map((suggestion) => (
                <li key={suggestion.id}>
                  <button
                    type="button"
                    onClick={() =>
                      add(makeItemOfHit(hitOf(suggestion), { id: crypto.randomUUID(), ...place }))
                    }
                    className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-lg px-2 py-1.5 text-left hover:bg-sea-soft"
                  >
                    <ItemIcon kind={suggestion.isShow ? 'show' : 'attraction'} className="size-5 text-sea" />
                    <span className="min-w-0 grow wrap-anywhere">
                      {suggestion.name}
                      <span className="block text-sm text-muted">
                        {[onlyPark ? '' : parkNames[suggestion.park], suggestion.facts]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </span>
                    <Plus {...icon} className="size-5 shrink-0 text-muted" />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </SidePanel>
  );
}
