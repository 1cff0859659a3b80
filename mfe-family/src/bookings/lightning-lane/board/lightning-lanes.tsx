import { getDateIn } from '@landsea/contracts/core';
import { filterDaysWorthIt, isPartOfPlan } from '@landsea/rules/day-plans';
import type { BookingWindow } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { EmptyState } from '@landsea/ui/empty-state';
import { PageHeader } from '@landsea/ui/page-header';
import { formatDate, formatDateRange, formatMoney } from '@landsea/web-kit';
import { Sunrise } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { WindowCard } from '../../../trip-bookings/windows/window-card';
import { Crumb } from '../../../trip-frame/page/crumb';
import { ReadOnlyNotice } from '../../../trip-frame/access/read-only';
import { Page } from '../../../trip-frame/page/page';
import { listLanes, listLaneDays, type LaneDay } from '../model/lane-days';
import { listOutlooks, type LanePlanner } from '../model/lane-planner';
import { LaneDayCard } from './lane-day-card';
import { findNextLaneWindow } from '../model/lane-window';
import { PersonChoice } from '../person-choice';
import { RidePicker } from './ride-picker';
import { RulesExplained } from '../rules-explained';
import { SelectionPanel } from './selection-panel';
import { WorthCard } from '../worth-card';

function LaneWindowCard({ window, now, morning }: { window: BookingWindow; now: Date; morning: string }) {
  const { covers } = window;
  return (
    <WindowCard
      {...{ window, now }}
      icon={Sunrise}
      openText="Booking is open."
      opensText="Booking opens"
      action={
        <Button asChild variant="primary">
          <Link to={morning}>Booking morning</Link>
        </Button>
      }
    >
      {covers ? (
        <span className="block text-sm text-muted">
          {covers.from === covers.to
            ? `For ${formatDate(covers.from)}`
            : `For the park days ${formatDateRange(covers.from, covers.to)}`}
        </span>
      ) : null}
    </WindowCard>
  );
}

interface LightningLanesProps {
  planner: LanePlanner;
  windows: readonly BookingWindow[];
  now: Date;
  morning: string;
  onPerson: (person: string | null) => void;
  onHourWorth: (cents: number) => void;
}

export function LightningLanes({
  planner,
  windows,
  now,
  morning,
  onPerson,
  onHourWorth,
}: LightningLanesProps) {
  const { trip, items, person, hourCents } = planner;
  const [picking, setPicking] = useState<string>();
  const [openId, setOpenId] = useState<string>();
  const days = listLaneDays({ days: items.days, items: items.items }, trip.party, person);
  const today = getDateIn(now);
  const window = findNextLaneWindow(windows, now);
  const lanes = listLanes(items.items);
  const open = lanes.find(({ id }) => id === openId);
  const pickingDay = days.find(({ date }) => date === picking);
  const plannedCents = lanes.filter(isPartOfPlan).reduce((sum, { costCents }) => sum + (costCents ?? 0), 0);
  const outlooks = days.flatMap((laneDay) => listOutlooks(planner, laneDay)[0] ?? []);
  const worth = filterDaysWorthIt(outlooks);
  const worthCents = worth.flatMap(({ value }) => value.best).reduce((sum, { cents }) => sum + cents, 0);
  const cardOf = (laneDay: LaneDay) => (
    <LaneDayCard
      key={laneDay.date}
      planner={planner}
      laneDay={laneDay}
      onPick={() => setPicking(laneDay.date)}
      onOpen={({ id }) => setOpenId(id)}
    />
  );
  const past = days.filter(({ date }) => date < today);
  return (
    <Page>
      <PageHeader
        title="Lightning Lanes"
        breadcrumb={<Crumb to={`/trip/${trip.id}/dashboard`}>{trip.name}</Crumb>}
        lead={[
          plannedCents > 0 ? `${formatMoney(plannedCents, { whole: true })} planned.` : undefined,
          worthCents > 0
            ? `What’s worth buying comes to ${formatMoney(worthCents, { whole: true })}.`
            : 'Pick your rides and be ready at 7:00.',
        ]
          .filter(Boolean)
          .join(' ')}
        actions={
          <Button asChild>
            <Link to={`/trip/${trip.id}/lightning-lane-strategy`}>See the strategy</Link>
          </Button>
        }
      />
      <ReadOnlyNotice />
      {days.length === 0 ? (
        <EmptyState
          title="No park days yet"
          text="Mark the days you spend in a park, and plan your Lightning Lanes for them here."
          action={
            <Button asChild variant="primary">
              <Link to={`/trip/${trip.id}/daily-planner-v2`}>Plan your days</Link>
            </Button>
          }
        />
      ) : (
        <>
          <div className="grid gap-6 md:grid-cols-2">
            {window ? <LaneWindowCard window={window} now={now} morning={morning} /> : null}
            <WorthCard hourCents={hourCents} onChange={onHourWorth}>
              <p>
                {outlooks.length === 0
                  ? 'Choose a park for a day, and we work out whether a pass pays off.'
                  : worth.length === 0
                    ? 'At that hourly value, no pass pays off on this trip.'
                    : `Passes pay off on ${worth
                        .map(({ date }) => date)
                        .sort()
                        .map(formatDate)
                        .join('; ')}.`}
              </p>
            </WorthCard>
          </div>
          <div className="flex flex-wrap items-end justify-between gap-4 pt-8 pb-4">
            <h2 className="font-display text-2xl">Day by day</h2>
            <PersonChoice party={trip.party} person={person} onChange={onPerson} />
          </div>
          <div className="grid gap-6 md:grid-cols-2">
            {days.filter(({ date }) => date >= today).map(cardOf)}
          </div>
          {past.length > 0 ? (
            <details className="pt-6">
              <summary className="flex min-h-11 cursor-pointer items-center">
                Past park days ({past.length})
              </summary>
              <div className="grid gap-6 pt-4 md:grid-cols-2">{past.map(cardOf)}</div>
            </details>
          ) : null}
        </>
      )}
      <RulesExplained />
      {pickingDay ? (
        <RidePicker planner={planner} laneDay={pickingDay} onClose={() => setPicking(undefined)} />
      ) : null}
      {open ? (
        <SelectionPanel key={open.id} planner={planner} item={open} onClose={() => setOpenId(undefined)} />
      ) : null}
    </Page>
  );
}
