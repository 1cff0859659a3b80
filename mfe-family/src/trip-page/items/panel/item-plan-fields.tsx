import { checkedOff, placedAt } from '@landsea/contracts/day-plans';
import { MOST_ITEM_MINUTES } from '@landsea/contracts/planning';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { NumberStepper } from '@landsea/ui/fields/number-stepper';
import { useState } from 'react';
import { CostField } from '../controls/cost-field';
import type { ItemChange } from '../item-change';
import { PeopleChips } from '../controls/people-chips';
import { StatusControl } from '../controls/status-control';
import type { DayItems } from '../use-day-items';
import { VotesControl } from '../controls/votes-control';
import { ShowtimeChoice } from './showtime-choice';
import { WhenFields } from './when-fields';

interface ItemPlanFieldsProps {
  trip: TripDetail;
  dayItems: DayItems;
  item: DayItem;
  /** Answers what went wrong, if anything. */
  save: (change: ItemChange) => Promise<string | undefined>;
}

const STEP_MINUTES = 5;

/** When, how long, who, how sure and how much: each saved as soon as it is chosen. */
export function ItemPlanFields({ trip, dayItems, item, save }: ItemPlanFieldsProps) {
  const [problems, setProblems] = useState<Record<string, string | undefined>>({});
  const saveAs = async (field: string, change: ItemChange) => {
    const failure = await save(change);
    setProblems((now) => ({ ...now, [field]: failure }));
  };
  return (
    <>
      <WhenFields
        days={dayItems.days}
        value={item}
        error={problems['when']}
        onChange={(when) => void saveAs('when', placedAt(item, when))}
      />
      <ShowtimeChoice item={item} onChoose={(time) => void saveAs('when', { time })} />
      {item.time === null ? null : (
        <Checkbox
          label="Keep this time"
          hint="Best order and dragging others around will leave it where it is."
          checked={item.isFixed}
          onCheckedChange={(isFixed) => void saveAs('fixed', { isFixed })}
        />
      )}
      <NumberStepper
        label="Minutes it takes"
        hint="Not counting waits and walks. 0 means the usual length."
        min={0}
        max={MOST_ITEM_MINUTES}
        step={STEP_MINUTES}
        value={item.minutes ?? 0}
        error={problems['minutes']}
        onChange={(minutes) => void saveAs('minutes', { minutes: minutes === 0 ? null : minutes })}
      />
      <PeopleChips
        label="Who"
        party={trip.party}
        value={item.people}
        onChange={(people) => void saveAs('people', { people })}
      />
      <StatusControl
        value={item.status}
        onChange={(status) =>
          void saveAs('status', status === 'done' ? checkedOff(item, new Date().toISOString()) : { status })
        }
      />
      <CostField
        costCents={item.costCents}
        hint={problems['cost']}
        onCommit={(costCents) => void saveAs('cost', { costCents })}
      />
      {trip.party.length > 1 ? (
        <VotesControl
          item={item}
          party={trip.party}
          onVote={(personId, vote) => void dayItems.vote(item, personId, vote)}
        />
      ) : null}
    </>
  );
}
