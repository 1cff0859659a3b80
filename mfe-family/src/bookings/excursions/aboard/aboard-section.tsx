import type { ShipVenue } from '@landsea/contracts/catalogue';
import { readBookedSailing } from '@landsea/rules/day-plans';
import { getSeatingAt } from '@landsea/rules/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { useState } from 'react';
import { getFailureText, type DayItems } from '../../../items/queue/use-day-items';
import type { CruiseDay } from '../cruise-days';
import type { Guest } from '../who-can-go';
import type { AboardIdea } from './aboard-idea';
import { listAboardIdeas } from './aboard-ideas';
import { makeAdultDinnerStep } from './adult-dinner';
import { CruiseDayStrip } from './cruise-day-strip';
import { makeIdeaDraft } from './idea-items';
import { findDinner, ROTATION, planRotation, makeRotationStep } from './rotation';
import { RotationDialog } from './rotation-dialog';

interface AboardSectionProps {
  trip: TripDetail;
  day: CruiseDay;
  days: readonly CruiseDay[];
  guests: readonly Guest[];
  venues: readonly ShipVenue[];
  dayItems: DayItems;
  opensDinners?: boolean;
}

const titles: Record<CruiseDay['kind'], string> = {
  embarkation: 'Your first day aboard',
  port: 'Back aboard',
  sea: 'Your day at sea',
  debarkation: 'The last morning',
};

export function AboardSection({
  trip,
  day,
  days,
  guests,
  venues,
  dayItems,
  opensDinners = false,
}: AboardSectionProps) {
  const [isRotating, setRotating] = useState(opensDinners);
  if (!trip.sailing) return null;
  const { ship, nights } = trip.sailing;
  const items = dayItems.itemsOn(day.date);
  const dinner = findDinner(items, day.date);
  // Seating is the same every night, and the last breakfast follows it.
  const lastDinner = days.map(({ date }) => findDinner(dayItems.items, date)).findLast((each) => each?.time);
  const time = (dinner ?? lastDinner)?.time;
  const booked =
    readBookedSailing(trip.sailing, day.date, dayItems.plans?.bookings ?? []).seating ?? undefined;
  const seating = time ? getSeatingAt(time) : booked;
  const rooms = venues.filter(({ section }) => section === ROTATION);
  const add = (idea: AboardIdea) => {
    const draft = makeIdeaDraft(crypto.randomUUID(), idea, day, ship);
    const step = idea.section === 'adult-dining' ? makeAdultDinnerStep(draft, dinner, guests) : undefined;
    if (step) void dayItems.changeMany(step);
    else void dayItems.add(draft, { undo: `${idea.title} added` });
  };
  return (
    <section aria-labelledby="aboard" className="grid gap-3">
      <div>
        <h3 id="aboard" className="font-display text-xl">
          {titles[day.kind]}
        </h3>
        <p className="text-sm text-muted">
          Usual times on the {ship}. The cruise line’s app has the real ones.
        </p>
      </div>
      <CruiseDayStrip
        ideas={listAboardIdeas(venues, { day, nights, guests, seating })}
        items={items}
        dinner={dinner}
        seating={seating}
        onDinner={day.night === null ? undefined : (dayItems.refuseEdit ?? (() => setRotating(true)))}
        onAdd={add}
        onRemove={(item) => void dayItems.remove(item)}
      />
      {isRotating ? (
        <RotationDialog
          days={days}
          rooms={rooms}
          start={planRotation(days, dayItems.items, rooms, booked)}
          onSave={async (rotation) =>
            getFailureText(
              await dayItems.changeMany(
                makeRotationStep(rotation, days, dayItems.items, rooms, () => crypto.randomUUID()),
              ),
            )
          }
          onClose={() => setRotating(false)}
        />
      ) : null}
    </section>
  );
}
