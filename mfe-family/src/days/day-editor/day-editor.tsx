import { parkNames } from '@landsea/contracts/catalogue';
import {
  makeBlankDetails,
  findDayConflicts,
  makeDayContext,
  placeItem,
  planNotes,
  planShipDay,
  listUnsolvedConflicts,
} from '@landsea/rules/day-plans';
import type { CreateDayItem, DayItem } from '@landsea/contracts/planning';
import { formatDayTitle } from '@landsea/rules/trip';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { PageHeader } from '@landsea/ui/page-header';
import { formatDate } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { CalendarCog } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CataloguePicker } from '../../catalogue/picker/catalogue-picker';
import { makeItemOfHit, listKindsOfTrip } from '../../catalogue/picker/item-of-hit';
import { searchExamples } from '../../catalogue/picker/search-examples';
import { useTripDayCatalogue } from '../../catalogue/api/use-day-catalogue';
import { ConflictList } from '../../items/fixes/conflict-list';
import { UsualRows } from '../../items/day/usual-rows';
import { ItemPanel } from '../../items/panel/item-panel';
import { MoveDialog } from '../../items/panel/move-dialog';
import type { DayItems } from '../../items/queue/use-day-items';
import { Crumb } from '../../trip-frame/page/crumb';
import { ReadOnlyNotice, EditorOnly } from '../../trip-frame/access/read-only';
import { Page } from '../../trip-frame/page/page';
import { useTitle } from '../../trip-frame/page/use-title';
import { ItemRow } from './item-row';

const DaySheet = loadLatePart(() => import('../../items/day/day-sheet'), 'DaySheet');
const DayMap = loadLatePart(() => import('./day-map'), 'DayMap');

const ITEM = 'item';
const isWide = (): boolean => typeof matchMedia === 'undefined' || matchMedia('(min-width: 64rem)').matches;

export function DayEditor({ trip, dayItems, day }: { trip: TripDetail; dayItems: DayItems; day: TripDay }) {
  const { date, parks } = day;
  const [params, setParams] = useSearchParams();
  const [moved, setMoved] = useState<DayItem>();
  const [dayOpen, setDayOpen] = useState(false);
  const catalogue = useTripDayCatalogue(trip, dayItems.items);
  useTitle(`${formatDate(date)}: ${formatDayTitle(day)}`);
  const items = dayItems.itemsOn(date);
  const bookings = dayItems.plans?.bookings;
  const openId = params.get(ITEM);
  const open = dayItems.items.find(({ id }) => id === openId);
  const context = catalogue && makeDayContext(trip, day, catalogue, dayItems.items, bookings);
  const isBare = items.length === 0 && (!context || planShipDay(dayItems.items, context).length === 0);
  const conflicts = context ? findDayConflicts(items, context) : [];
  const notes = planNotes(conflicts);
  const [onlyPark] = parks.length === 1 ? parks : [];
  const gated = (act: () => void) => () => (dayItems.refuseEdit ? dayItems.refuseEdit() : act());
  const show = (itemId: string | undefined) => setParams(itemId ? { [ITEM]: itemId } : {}, { replace: true });
  const fixing = {
    plans: () => catalogue && { trip, catalogue, days: dayItems.days, items: dayItems.items, bookings },
    change: dayItems.change,
  };
  const add = (item: CreateDayItem | undefined) => {
    if (item) void dayItems.add(item, { undo: `${item.title} added` });
  };

  return (
    <Page>
      <PageHeader
        title={formatDate(date)}
        lead={formatDayTitle(day)}
        breadcrumb={<Crumb to={`/trip/${trip.id}/daily-planner-v2`}>Daily plans</Crumb>}
        actions={
          <EditorOnly>
            <Button
              size="sm"
              icon={<CalendarCog aria-hidden className="size-4" strokeWidth={1.75} />}
              onClick={gated(() => setDayOpen(true))}
            >
              Change the day
            </Button>
          </EditorOnly>
        }
      />
      <ReadOnlyNotice />
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <div className="grid max-w-2xl content-start gap-5">
          <EditorOnly>
            <CataloguePicker
              label={onlyPark ? `Add from ${parkNames[onlyPark]}` : 'Add a ride, show, meal or anything else'}
              placeholder={searchExamples(parks)}
              kinds={listKindsOfTrip(trip)}
              first={parks}
              onPick={(hit) => add(makeItemOfHit(hit, { id: crypto.randomUUID(), date }))}
              other={(title) => (
                <Button
                  size="sm"
                  className="justify-self-start"
                  onClick={() =>
                    add({ id: crypto.randomUUID(), title, date, details: makeBlankDetails('activity') })
                  }
                >
                  Add “{title}” in your own words
                </Button>
              )}
            />
          </EditorOnly>
          <ConflictList
            conflicts={listUnsolvedConflicts(conflicts)}
            fixing={fixing}
            onOpen={({ itemIds: [itemId] }) => show(itemId)}
          />
          {isBare ? (
            <p className="rounded-card border border-dashed border-edge p-5 text-muted">
              Nothing planned yet. Add your first ride above.
            </p>
          ) : (
            <ul aria-label="Plans">
              {items.map((item) => (
                <ItemRow
                  key={item.id}
                  item={item}
                  party={trip.party}
                  note={notes.get(item.id)}
                  onOpen={() => show(item.id)}
                  onMove={gated(() => setMoved(item))}
                  onRemove={() => void dayItems.remove(item)}
                />
              ))}
            </ul>
          )}
          <UsualRows {...{ dayItems, context }} showsBooked />
        </div>
        {context && isWide() ? (
          <Suspense fallback={null}>
            <DayMap {...{ day, items, context }} />
          </Suspense>
        ) : null}
      </div>
      {dayItems.notices}
      {open ? (
        <ItemPanel
          key={open.id}
          trip={trip}
          dayItems={dayItems}
          itemId={open.id}
          onClose={() => show(undefined)}
        />
      ) : null}
      {moved ? (
        <MoveDialog
          item={moved}
          days={dayItems.days}
          onClose={() => setMoved(undefined)}
          onMove={(when) => {
            setMoved(undefined);
            void dayItems.change(moved, placeItem(moved, when), {
              undo: when.date ? `Moved to ${formatDate(when.date)}` : 'Moved to your wishes',
            });
          }}
        />
      ) : null}
      {dayOpen ? (
        <Suspense fallback={null}>
          <DaySheet day={day} dayItems={dayItems} onClose={() => setDayOpen(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
