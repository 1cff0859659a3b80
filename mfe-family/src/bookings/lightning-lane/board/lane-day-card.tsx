import { parkIds, parkNames, type ParkId } from '@landsea/contracts/catalogue';
import type { TripDetail } from '@landsea/contracts/trip';
import { laneProductNames } from '@landsea/rules/day-plans';
import { laneRules } from '@landsea/rules/planning';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatPeople } from '../../../items/controls/people-chips';
import type { DayItems } from '../../../items/queue/use-day-items';
import { EditorOnly } from '../../../trip-frame/access/read-only';
import type { LaneDay, LaneSelection } from '../model/lane-days';
import { listOutlooks, type LanePlanner } from '../model/lane-planner';
import {
  crowdLabels,
  getLaneState,
  getLaneStateLabel,
  nameOption,
  returnText,
  stateTones,
} from '../model/lane-labels';
import { ParkSwitch } from '../park-switch';
import { PassOffers } from './pass-offers';

interface SelectionRowProps {
  item: LaneSelection;
  party: TripDetail['party'];
  onOpen: () => void;
}

function SelectionRow({ item, party, onOpen }: SelectionRowProps) {
  const { title, details, costCents, people } = item;
  const state = getLaneState(item);
  const isRide = item.catalogueId !== null;
  const notes = [
    isRide && details.product === 'single' ? laneProductNames.single : undefined,
    returnText(item),
    formatPeople(party, people),
    costCents === null ? undefined : formatMoney(costCents, { whole: true }),
  ].filter((note) => note !== undefined);
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-13 w-full cursor-pointer items-center justify-between gap-3 py-2 text-left hover:text-sea"
      >
        <span className="min-w-0">
          <span className={`block wrap-anywhere ${state === 'used' ? 'text-muted' : 'font-semibold'}`}>
            {title}
          </span>
          {notes.length > 0 ? (
            <span className="block text-sm text-muted tabular-nums">{notes.join(' · ')}</span>
          ) : null}
        </span>
        <Badge tone={stateTones[state]} className="shrink-0">
          {getLaneStateLabel(item)}
        </Badge>
      </button>
    </li>
  );
}

function ParkChoice({ date, items }: { date: string; items: DayItems }) {
  return (
    <div className="grid gap-2">
      <p>Choose the park, and its rides and prices appear here.</p>
      <EditorOnly>
        <div className="flex flex-wrap gap-2">
          {parkIds.map((park) => (
            <Button
              key={park}
              size="sm"
              onClick={() =>
                void items.changeDay(date, { parks: [park] }, { undo: `Park day at ${parkNames[park]}` })
              }
            >
              {parkNames[park]}
            </Button>
          ))}
        </div>
      </EditorOnly>
    </div>
  );
}

interface LaneDayCardProps {
  planner: LanePlanner;
  laneDay: LaneDay;
  onPick: () => void;
  onOpen: (item: LaneSelection) => void;
}

export function LaneDayCard({ planner, laneDay, onPick, onOpen }: LaneDayCardProps) {
  const { date, parks, passes, selections } = laneDay;
  const [chosen, setChosen] = useState<ParkId>();
  const outlooks = listOutlooks(planner, laneDay);
  const outlook = outlooks.find(({ park }) => park === chosen) ?? outlooks[0];
  const headingId = `lanes-${date}`;
  const picked = selections.filter(({ details }) => details.isPreselected).length;
  const { refuseEdit } = planner.items;
  const best = outlook?.value.best ?? [];
  return (
    <Card aria-labelledby={headingId} className="grid content-start gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <CardTitle id={headingId}>
          {formatDate(date)}
          <span className="block font-sans text-base text-muted">
            {parks.length > 0 ? parks.map((each) => parkNames[each]).join(' and ') : 'Park not chosen yet'}
          </span>
        </CardTitle>
        {outlook ? <Badge>{crowdLabels[outlook.crowd]}</Badge> : null}
      </div>
      {outlook ? (
        <>
          <ParkSwitch {...{ date, parks }} park={outlook.park} onChange={setChosen} />
          <p className="text-sm">
            {best.length > 0
              ? `Worth buying: ${best.map((option) => nameOption(option, outlook.rides)).join(', ')}.`
              : 'Standby should do: no pass is worth its price here.'}{' '}
            <Link
              to={`/trip/${planner.trip.id}/lightning-lane-strategy#day-${date}`}
              className="text-sea underline"
            >
              Strategy<span className="sr-only"> for {formatDate(date)}</span>
            </Link>
          </p>
          <ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
            {[...passes, ...selections].map((item) => (
              <SelectionRow
                key={item.id}
                item={item}
                party={planner.trip.party}
                onOpen={() => onOpen(item)}
              />
            ))}
          </ul>
          <PassOffers planner={planner} laneDay={laneDay} park={outlook.park} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-muted tabular-nums">
              {planner.person === null && selections.some(({ people }) => people !== null)
                ? `${selections.length} ${selections.length === 1 ? 'ride' : 'rides'}, not all for everyone`
                : `${Math.min(picked, laneRules.mostMulti)} of ${laneRules.mostMulti} picked ahead`}
            </p>
            <EditorOnly>
              <Button
                icon={<Plus aria-hidden className="size-5" strokeWidth={1.75} />}
                onClick={() => (refuseEdit ? refuseEdit() : onPick())}
              >
                Pick a ride<span className="sr-only"> for {formatDate(date)}</span>
              </Button>
            </EditorOnly>
          </div>
        </>
      ) : (
        <ParkChoice date={date} items={planner.items} />
      )}
    </Card>
  );
}
