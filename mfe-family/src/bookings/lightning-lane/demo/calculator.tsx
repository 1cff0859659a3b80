import { addDays, getDateIn, listDates } from '@landsea/contracts/core';
import { getCrowdLevel, predictLanes } from '@landsea/rules/day-plans';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { formatMoney, useSession } from '@landsea/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMinutes } from '../../../items/cards/item-labels';
import type { DemoChoice } from './demo-choice';
import { DemoControls } from './demo-controls';
import { useHourWorth } from '../model/hour-worth';
import type { LaneCatalogue } from '../../../catalogue/api/lane-catalogue';
import { OrderList } from '../order-list';
import { ValueLines } from '../value-lines';
import { WorthCard } from '../worth-card';
import { listWishesOn } from '../model/lane-wishes';

/** The default is the first day of average crowds after this many days. */
const DAYS_AHEAD = 60;
const DAYS_LOOKED_AT = 90;
const USUAL_GUESTS = 4;

const person = (age: number) => (_: unknown, index: number) => ({ name: `Guest ${index + 1}`, age });

export function Calculator({ catalogue }: { catalogue: LaneCatalogue }) {
  const { user } = useSession();
  const [hourCents, setHourCents] = useHourWorth();
  const [choice, setChoice] = useState<DemoChoice>(() => {
    const soon = addDays(getDateIn(new Date()), DAYS_AHEAD);
    const dates = listDates(soon, addDays(soon, DAYS_LOOKED_AT));
    const date = dates.find((each) => getCrowdLevel(each, catalogue.calendar) === 'typical') ?? soon;
    return {
      park: 'magic-kingdom',
      date,
      crowd: getCrowdLevel(date, catalogue.calendar),
      guests: USUAL_GUESTS,
      smallChildren: 0,
      rides: null,
    };
  });
  const { park, date, crowd, guests, smallChildren } = choice;
  const people = [
    ...Array.from({ length: guests }, person(30)),
    ...Array.from({ length: smallChildren }, person(2)),
  ];
  const usual = listWishesOn({ date, park }, [], catalogue.entries, people).rides;
  const chosen = choice.rides ?? usual.map(({ id }) => id);
  const rides = catalogue.entries.filter((entry) => entry.park === park && chosen.includes(entry.id));
  const { value, order } = predictLanes({ date, park, rides, people, hourCents, crowd }, catalogue);
  const saved = value.standbyMinutes - value.bestMinutes;
  const cents = value.best.reduce((sum, option) => sum + option.cents, 0);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card aria-labelledby="your-day" className="max-lg:order-2">
        <CardTitle id="your-day" className="pb-4">
          Your day
        </CardTitle>
        <DemoControls choice={choice} chosen={chosen} catalogue={catalogue} onChange={setChoice} />
      </Card>
      <div className="grid gap-6 max-lg:contents">
        <Card aria-label="The result" className="grid gap-1 max-lg:order-1">
          <p aria-live="polite" className="font-display text-2xl tabular-nums">
            {value.best.length > 0
              ? `Skip ${formatMinutes(saved)} of lines for ${formatMoney(cents, { whole: true })}`
              : 'Standby will do'}
          </p>
          <p className="text-muted">
            {value.best.length > 0
              ? `For all ${guests + smallChildren} of you. Each person skips ${formatMinutes(saved)}.`
              : 'No pass is worth its price on this day.'}
          </p>
          <div className="pt-3">
            <Button asChild variant="primary">
              {user ? (
                <Link to="/lightning-lane-strategy">See it for your trip</Link>
              ) : (
                <Link to="/auth/signup">Plan it for your trip, free</Link>
              )}
            </Button>
          </div>
        </Card>
        <WorthCard hourCents={hourCents} onChange={setHourCents} className="max-lg:order-3">
          <ValueLines value={value} rides={rides} />
        </WorthCard>
        <Card aria-labelledby="what-first" className="max-lg:order-4">
          <CardTitle id="what-first" className="pb-4">
            What to book first
          </CardTitle>
          <OrderList order={order} date={date} />
        </Card>
      </div>
    </div>
  );
}
