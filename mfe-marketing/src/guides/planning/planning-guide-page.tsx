import { Arrival } from '@landsea/contracts/booking-windows';
import { toArrivalTrip, listBookingWindows, listWindowMoments } from '@landsea/rules/booking-windows';
import { getDateIn } from '@landsea/contracts/core';
import { parkRules } from '@landsea/rules/planning';
import { useLocation } from 'react-router-dom';
import { GuidePage } from '../frame/guide-page';
import { useGuideQuery } from '../frame/use-guide-query';
import { useNow } from '../frame/use-now';
import { ArrivalForm } from './arrival-form';
import { PlanningCalendar } from './planning-calendar';
import { readArrival, pickExampleDate } from './planning-choices';
import { PlanningRules } from './planning-rules';

/** Any date will do: only the choices beside it are read. */
const usualArrival = Arrival.parse({ arrive: '2027-01-01' });

export function PlanningGuidePage() {
  const { pathname } = useLocation();
  const [query, change] = useGuideQuery();
  const now = useNow();
  const asked = query.get('arrive');
  const first = asked ?? (now ? pickExampleDate(getDateIn(now)) : null);
  const isDate = first !== null && Arrival.safeParse({ arrive: first }).success;
  const arrive = isDate ? first : now && pickExampleDate(getDateIn(now));
  const arrival = arrive ? readArrival(query, arrive) : null;
  return (
    <GuidePage
      title="What opens when?"
      lead="Pick your first day. Every morning that matters is on one page: dining, Lightning Lane, the ship."
      sources={[parkRules]}
    >
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[20rem_1fr]">
        <div className="lg:sticky lg:top-20">
          <ArrivalForm action={pathname} arrival={arrival} usual={usualArrival} onChange={change} />
        </div>
        {arrival ? (
          <PlanningCalendar
            arrival={arrival}
            moments={listWindowMoments(
              listBookingWindows(toArrivalTrip(arrival), now ?? new Date(`${arrival.arrive}T00:00:00Z`)),
            )}
            now={now}
            isExample={asked !== arrival.arrive}
            path={pathname}
          />
        ) : (
          // The height of the window keeps visible content in place when the calendar loads.
          <p className="min-h-dvh text-lg text-muted print:min-h-0">
            Your calendar appears here once you pick a day.
          </p>
        )}
      </div>
      <PlanningRules />
    </GuidePage>
  );
}
