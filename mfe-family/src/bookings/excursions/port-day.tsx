import type { Excursion, PortGuide, ShipVenue } from '@landsea/contracts/catalogue';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { Notice } from '@landsea/ui/notice';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { useId, useState, type ReactNode } from 'react';
import { useCatalogueList } from '../../catalogue/api/catalogue-api';
import { noteChecked } from '../../catalogue/lists/checked-note';
import { noteClock } from '../../items/clocks/clock-note';
import { usePortClocks } from '../../items/clocks/use-port-clocks';
import type { DayItems } from '../../items/queue/use-day-items';
import { StayAboard } from './aboard/stay-aboard';
import { AddOwnOuting } from './choices/add-own-outing';
import { ChoiceList } from './choices/choice-list';
import { isOuting, listWithoutPlan } from './choices/outing-draft';
import { PlanOutingDialog } from './choices/plan-outing-dialog';
import { makePortPlans } from './choices/port-plans';
import type { CruiseDay } from './cruise-days';
import { OutingList } from './outings/outing-list';
import { ShoreClock } from './outings/shore-clock';
import { getHoursAshore } from './outings/time-to-spare';
import { splitByMinAge, type Guest } from './who-can-go';

const dockWords: Record<PortGuide['dock'], string> = {
  docked: 'The ship docks; you walk off.',
  tender: 'The ship anchors; small boats take you ashore, which takes longer.',
  either: 'The ship docks or anchors; allow time for small boats.',
  none: 'The ship passes by; nobody goes ashore.',
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:grid-cols-[7rem_1fr]">
      <dt className="text-sm font-semibold">{name}</dt>
      <dd className="text-sm text-muted">{children}</dd>
    </div>
  );
}

/** `clock` names the local time zone ashore. */
function PortNotes({ port, clock }: { port: PortGuide; clock: string | undefined }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <DisclosureButton small open={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
        Good to know in {port.name.split(/,| \(/)[0]}
      </DisclosureButton>
      {isOpen ? (
        <dl id={id} className="grid gap-2 pt-1 pb-2 pl-6">
          <Fact name="Going ashore">{dockWords[port.dock]}</Fact>
          {clock ? <Fact name="Clocks">{clock}. All aboard is on ship time: keep a watch on it.</Fact> : null}
          {port.walkable.length > 0 ? <Fact name="On foot">{port.walkable.join(' · ')}</Fact> : null}
          <Fact name="Money">{port.currencies.join(', ')}</Fact>
          <Fact name="Papers">{port.papers}</Fact>
          <Fact name="Source">{noteChecked(port)} Times are typical; your cruise line’s app decides.</Fact>
        </dl>
      ) : null}
    </div>
  );
}

type Open = { kind: 'plan'; outing: Excursion; going: Guest[] } | { kind: 'aboard' };

interface PortDayProps {
  trip: TripDetail;
  day: CruiseDay;
  guests: readonly Guest[];
  venues: readonly ShipVenue[];
  dayItems: DayItems;
}

export function PortDay({ trip, day, guests, venues, dayItems }: PortDayProps) {
  const { port, place } = day;
  const { entries, error, refetch } = useCatalogueList('excursions', {
    ...(port && { portId: port.id }),
    skip: port === undefined,
  });
  const [open, setOpen] = useState<Open>();
  const ports = usePortClocks(trip);
  const ship = trip.sailing?.ship ?? 'ship';
  const items = dayItems.itemsOn(day.date);
  const plans = makePortPlans(dayItems, { day, guests, ship });
  const guard = (act: () => void) => dayItems.refuseEdit ?? act;
  const { party } = trip;
  const close = () => setOpen(undefined);
  const start = port ? (getHoursAshore(port)?.from ?? null) : null;
  return (
    <div className="grid gap-6">
      {port ? <ShoreClock port={port} outings={items.filter(isOuting)} /> : null}
      {port ? <PortNotes port={port} clock={noteClock(trip, day.date, ports)} /> : null}
      <ChoiceList {...{ trip, day, guests, dayItems, plans, guard }} outings={entries ?? []} />
      <section aria-labelledby="outings" className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 id="outings" className="font-display text-xl">
            {port ? 'Things to do' : 'What will you do here?'}
          </h3>
          <AddOwnOuting {...{ place, start, party, guests, guard }} onSave={plans.addOwn} />
        </div>
        {port ? null : (
          <p className="text-base text-muted">
            We don’t have a guide for {place} yet. Add what you find, and it joins your day and budget.
          </p>
        )}
        {error && !entries ? (
          <Notice
            tone="error"
            action={
              <Button size="sm" onClick={refetch}>
                Try Again
              </Button>
            }
          >
            {toApiError(error).message}
          </Notice>
        ) : null}
        {port && !entries && !error ? (
          <div aria-busy className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} className="h-60" />
            ))}
          </div>
        ) : null}
        {port && entries ? (
          <OutingList
            outings={entries}
            {...{ port, items, party, guests }}
            onPlan={(outing, going) => guard(() => setOpen({ kind: 'plan', outing, going }))()}
            onIdea={plans.suggest}
          />
        ) : null}
      </section>
      {venues.length > 0 ? (
        <StayAboard {...{ ship, venues, guests }} onPlan={guard(() => setOpen({ kind: 'aboard' }))} />
      ) : null}
      {open?.kind === 'plan' ? (
        <PlanOutingDialog
          title={open.outing.name}
          outing={open.outing}
          {...{ port, party, guests }}
          start={{ people: splitByMinAge(open.outing, open.going).can, time: start }}
          onSave={(planned) => plans.plan(open.outing, planned)}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'aboard' ? (
        <PlanOutingDialog
          title={`Stay aboard the ${ship}`}
          outing={undefined}
          {...{ port, party, guests }}
          start={{ people: listWithoutPlan(items.filter(isOuting), guests), time: null }}
          onSave={async ({ people }) => {
            await plans.stayAboard(people);
            return undefined;
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
