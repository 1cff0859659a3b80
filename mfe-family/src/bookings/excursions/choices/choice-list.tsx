import type { Booking } from '@landsea/contracts/bookings';
import type { Excursion } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { findDayConflicts, makeDayContext, type DayConflict } from '@landsea/rules/day-plans';
import { Button } from '@landsea/ui/button';
import { Ship } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useDayCatalogue } from '../../../catalogue/api/use-day-catalogue';
import type { DayItems } from '../../../items/queue/use-day-items';
import { EditorOnly } from '../../../trip-frame/access/read-only';
import type { CruiseDay } from '../cruise-days';
import { formatNames, type Guest } from '../who-can-go';
import { BookedDialog } from './booked-dialog';
import { ChoiceCard } from './choice-card';
import { isOuting, listGuests, listWithoutPlan, type OutingItem } from './outing-draft';
import { PlanOutingDialog } from './plan-outing-dialog';
import type { PortPlans } from './port-plans';

/** Fewer than two timed items cannot collide, so no catalog is loaded for them; empty until it has loaded. */
const useDayConflicts = (
  trip: TripDetail,
  day: TripDay | undefined,
  items: readonly DayItem[],
  bookings: readonly Booking[] | undefined,
): DayConflict[] => {
  const catalogue = useDayCatalogue({ skip: items.filter(({ time }) => time !== null).length < 2 });
  return useMemo(
    () =>
      day && catalogue ? findDayConflicts(items, makeDayContext(trip, day, catalogue, items, bookings)) : [],
    [trip, day, items, bookings, catalogue],
  );
};

interface SplitUpProps {
  items: readonly DayItem[];
  guests: readonly Guest[];
  onAboard: (people: Guest[]) => void;
}

function SplitUp({ items, guests, onAboard }: SplitUpProps) {
  const idle = listWithoutPlan(items.filter(isOuting), guests);
  if (idle.length === 0 || idle.length === guests.length) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-sea-soft px-4 py-2">
      <p className="grow text-base">
        <strong className="font-semibold">{formatNames(idle)}</strong> {idle.length === 1 ? 'has' : 'have'} no
        plan here yet.
      </p>
      <EditorOnly>
        <Button
          size="sm"
          variant="quiet"
          icon={<Ship aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={() => onAboard(idle)}
        >
          Stay aboard<span className="sr-only">: {formatNames(idle)}</span>
        </Button>
      </EditorOnly>
    </div>
  );
}

interface ChoiceListProps {
  trip: TripDetail;
  day: CruiseDay;
  outings: readonly Excursion[];
  guests: readonly Guest[];
  dayItems: DayItems;
  plans: PortPlans;
  guard: (act: () => void) => () => void;
}

const order: readonly DayItem['status'][] = ['done', 'booked', 'planned', 'wish'];

export function ChoiceList({ trip, day, outings, guests, dayItems, plans, guard }: ChoiceListProps) {
  const [open, setOpen] = useState<{ kind: 'edit' | 'book'; item: OutingItem }>();
  const items = dayItems.itemsOn(day.date);
  const conflicts = useDayConflicts(
    trip,
    dayItems.days.find(({ date }) => date === day.date),
    items,
    dayItems.plans?.bookings,
  );
  const { party } = trip;
  const chosen = items.filter(isOuting).toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  if (chosen.length === 0) return null;
  const outingOf = (item: OutingItem) => outings.find(({ id }) => id === item.catalogueId);
  const close = () => setOpen(undefined);
  return (
    <section aria-labelledby="your-choices" className="grid gap-3">
      <h3 id="your-choices" className="font-display text-xl">
        Your plan ashore
      </h3>
      <ul className="grid gap-3 md:grid-cols-2">
        {chosen.map((item) => (
          <ChoiceCard
            key={item.id}
            {...{ item, party, guests }}
            outing={outingOf(item)}
            port={day.port}
            conflicts={conflicts.filter(({ itemIds }) => itemIds.includes(item.id))}
            onVote={(personId, vote) => void plans.vote(item, personId, vote)}
            onEdit={guard(() => setOpen({ kind: 'edit', item }))}
            onBook={guard(() => setOpen({ kind: 'book', item }))}
            onRemove={() => plans.remove(item)}
          />
        ))}
      </ul>
      {day.kind === 'port' ? (
        <SplitUp items={chosen} guests={guests} onAboard={(people) => void plans.stayAboard(people)} />
      ) : null}
      {open?.kind === 'edit' ? (
        <PlanOutingDialog
          title={open.item.title}
          outing={outingOf(open.item)}
          port={day.port}
          {...{ party, guests }}
          start={{ people: listGuests(open.item, guests), time: open.item.time }}
          onSave={(planned) => plans.edit(open.item, outingOf(open.item), planned)}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'book' ? (
        <BookedDialog item={open.item} onSave={(booked) => plans.book(open.item, booked)} onClose={close} />
      ) : null}
    </section>
  );
}
