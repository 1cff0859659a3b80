import type { TripDetail } from '@landsea/contracts/trip';
import type { DayItems } from '../../items/queue/use-day-items';
import { AddOwnOuting } from './choices/add-own-outing';
import { ChoiceList } from './choices/choice-list';
import { makePortPlans } from './choices/port-plans';
import type { CruiseDay } from './cruise-days';
import type { Guest } from './who-can-go';

interface HomePortDayProps {
  trip: TripDetail;
  day: CruiseDay;
  guests: readonly Guest[];
  dayItems: DayItems;
}

const words = {
  embarkation: {
    title: 'Before you board',
    lead: 'An hour at the beach, a museum, lunch by the port: add it, and it joins your day and budget.',
  },
  debarkation: {
    title: 'After the cruise',
    lead: 'Time before the flight home? Add what you do, and it joins your day and budget.',
  },
};

export function HomePortDay({ trip, day, guests, dayItems }: HomePortDayProps) {
  const ship = trip.sailing?.ship ?? 'ship';
  const ashore = { ...day, port: undefined };
  const plans = makePortPlans(dayItems, { day: ashore, guests, ship });
  const guard = (act: () => void) => dayItems.refuseEdit ?? act;
  const { title, lead } = day.kind === 'embarkation' ? words.embarkation : words.debarkation;
  return (
    <div className="grid gap-6">
      <ChoiceList {...{ trip, guests, dayItems, plans, guard }} day={ashore} outings={[]} />
      <section aria-labelledby="home-port" className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 id="home-port" className="font-display text-xl">
            {title}
          </h3>
          <AddOwnOuting
            place={day.place}
            start={null}
            party={trip.party}
            {...{ guests, guard }}
            onSave={plans.addOwn}
          />
        </div>
        <p className="max-w-prose text-base text-muted">{lead}</p>
      </section>
    </div>
  );
}
