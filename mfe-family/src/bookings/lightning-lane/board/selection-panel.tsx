import { isPass, laneProductNames } from '@landsea/rules/day-plans';
import { Button } from '@landsea/ui/button';
import { Segmented } from '@landsea/ui/fields/segmented';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { SidePanel } from '@landsea/ui/overlays/side-panel';
import { formatDate } from '@landsea/web-kit';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CostField } from '../../../items/controls/cost-field';
import type { ItemChange } from '../../../items/queue/item-change';
import { formatClock } from '../../../items/cards/item-labels';
import { ItemFacts } from '../../../items/panel/item-facts';
import { PeopleChips } from '../../../items/controls/people-chips';
import { getFailureText } from '../../../items/queue/use-day-items';
import { EditorOnly, useReadOnly } from '../../../trip-frame/access/read-only';
import type { LaneSelection } from '../model/lane-days';
import { listEligibleLanes, listPassHolders, repriceLane, type LanePlanner } from '../model/lane-planner';
import { changeProblem, returnChange, makeStateChange } from '../model/lane-edits';
import { laneStates, getLaneStateLabel, getLaneState } from '../model/lane-labels';

interface SelectionPanelProps {
  planner: LanePlanner;
  item: LaneSelection;
  onClose: () => void;
}

export function SelectionPanel({ planner, item, onClose }: SelectionPanelProps) {
  const [problem, setProblem] = useState<string>();
  const isReadOnly = useReadOnly();
  const { product, returnUntil } = item.details;
  const isRide = !isPass(item);
  const ride = planner.catalogue.entries.find(({ id }) => id === item.catalogueId);
  const states = laneStates.filter(
    (state) =>
      (isRide && product === 'multi') ||
      state === 'later' ||
      state === 'booked' ||
      (isRide && state === 'used'),
  );

  const change = async (next: ItemChange) => {
    const why = changeProblem(item, next, listEligibleLanes(planner));
    setProblem(why);
    if (why === undefined)
      setProblem(getFailureText(await planner.items.change(item, next, { isForm: true })));
  };

  return (
    <SidePanel
      open
      onOpenChange={onClose}
      title={item.title}
      description={`${laneProductNames[product]}, ${formatDate(item.date ?? planner.trip.startDate)}`}
      footer={
        <EditorOnly>
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden className="size-5" strokeWidth={1.75} />}
            onClick={() => {
              onClose();
              void planner.items.remove(item);
            }}
          >
            Remove
          </Button>
        </EditorOnly>
      }
    >
      {isReadOnly ? (
        <ItemFacts trip={planner.trip} item={item} />
      ) : (
        <div className="grid gap-5">
          {problem ? <Notice tone="error">{problem}</Notice> : null}
          <Segmented
            showLabel
            label="Status"
            options={states.map((state) => ({ value: state, label: getLaneStateLabel(item, state) }))}
            value={getLaneState(item)}
            onValueChange={(state) => void change(makeStateChange(item, state, new Date()))}
          />
          {isRide ? (
            <TextField
              label="Return window starts"
              type="time"
              key={item.time}
              defaultValue={item.time ?? ''}
              hint={returnUntil ? `Until ${formatClock(returnUntil)}` : 'It stays open for an hour.'}
              onBlur={({ target }) => {
                if (target.value !== (item.time ?? '')) void change(returnChange(item, target.value || null));
              }}
            />
          ) : null}
          <PeopleChips
            label="Who it’s for"
            party={listPassHolders(planner, item.date ?? planner.trip.startDate, ride)}
            value={item.people}
            onChange={(people) => void change({ people, ...repriceLane(planner, item, people) })}
          />
          {isRide && product === 'multi' ? null : (
            <CostField
              costCents={item.costCents}
              hint="Counts in the budget under Lightning Lane."
              onCommit={(costCents) => void change({ costCents })}
            />
          )}
        </div>
      )}
    </SidePanel>
  );
}
