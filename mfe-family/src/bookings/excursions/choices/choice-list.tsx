import type { Excursion } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Ship } from 'lucide-react';
import { useState } from 'react';
import { useDayConflicts } from '../../../catalogue/lists/use-day-conflicts';
import type { DayItems } from '../../../items/queue/use-day-items';
import { EditorOnly } from '../../../trip-frame/access/read-only';
import type { CruiseDay } from '../cruise-days';
import { formatNames, type Guest } from '../who-can-go';
import { BookedDialog } from './booked-dialog';
import { ChoiceCard } from './choice-card';
import { isOuting, listGuests, listWithoutPlan, type OutingItem } from './outing-draft';
import { PlanOutingDialog } from './plan-outing-dialog';
import type { PortPlans } from './port-plans';

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
