import type { ShipVenue } from '@landsea/contracts/catalogue';
import { bookedSailing } from '@landsea/contracts/day-plans';
import { seatingOf } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { useState } from 'react';
import { failureText } from '../../../trip-page/items/use-day-items';
import type { DayItems } from '../../../trip-page/items/use-day-items';
import type { CruiseDay } from '../cruise-days';
import type { Guest } from '../who-can-go';
import type { AboardIdea } from './aboard-idea';
import { aboardIdeas } from './aboard-ideas';
import { adultDinnerStep } from './adult-dinner';
import { CruiseDayStrip } from './cruise-day-strip';
import { ideaDraft } from './idea-items';
import { dinnerOf, ROTATION, rotationOf, rotationStep } from './rotation';
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
  const dinner = dinnerOf(items, day.date);
  // Seating is the same every night, and the last breakfast follows it.
  const lastDinner = days.map(({ date }) => dinnerOf(dayItems.items, date)).findLast((each) => each?.time);
  const time = (dinner ?? lastDinner)?.time;
  const booked = bookedSailing(trip.sailing, day.date, dayItems.plans?.bookings ?? []).seating ?? undefined;
  const seating = time ? seatingOf(time) : booked;
  const rooms = venues.filter(({ section }) => section === ROTATION);
  const add = (idea: AboardIdea) => {
    const draft = ideaDraft(crypto.randomUUID(), idea, day, ship);
    const step = idea.section === 'adult-dining' ? adultDinnerStep(draft, dinner, guests) : undefined;
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
        ideas={aboardIdeas(venues, { day, nights, guests, seating })}
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
          start={rotationOf(days, dayItems.items, rooms, booked)}
          onSave={async (rotation) =>
            failureText(
              await dayItems.changeMany(
                rotationStep(rotation, days, dayItems.items, rooms, () => crypto.randomUUID()),
              ),
            )
          }
          onClose={() => setRotating(false)}
        />
      ) : null}
    </section>
  );
}
