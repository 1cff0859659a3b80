import { toAgeGroups, toIdeaPeople, formatIdea } from '@landsea/rules/trip';
import { tripIdeaBounds, type TripIdea, type TripMode } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { AgeGroupsField } from '@landsea/ui/fields/age-groups-field';
import { NumberStepper } from '@landsea/ui/fields/number-stepper';
import { Segmented } from '@landsea/ui/fields/segmented';
import { formatMoney } from '@landsea/web-kit';
import { useState } from 'react';
import { hintAges } from './quick-trip';

const modes: { value: TripMode; label: string }[] = [
  { value: 'parks', label: 'Parks' },
  { value: 'cruise', label: 'Cruise' },
  { value: 'combined', label: 'Land + Sea' },
];

interface TripShapeProps {
  idea: TripIdea;
  /** A landing page has asked already. */
  isChosen: boolean;
  onChange: (change: Partial<TripIdea>) => void;
}

export function TripShape({ idea, isChosen, onChange }: TripShapeProps) {
  const [isOpen, setOpen] = useState(!isChosen);
  const { mode, parkDays, seaNights, meterDollars } = idea;
  const about = meterDollars ? `, about ${formatMoney(meterDollars * 100, { whole: true })}` : '';
  // A change makes the meter's total invalid.
  const change = (part: Partial<TripIdea>) => onChange({ ...part, meterDollars: undefined });
  const ages = (
    <AgeGroupsField
      legend="Who’s going, by age on the first day"
      value={toAgeGroups(idea)}
      most={tripIdeaBounds.people.max}
      hint={hintAges(idea)}
      onChange={(groups) => change(toIdeaPeople(groups))}
    />
  );
  const summary = (
    <div className="flex items-center justify-between gap-3 rounded-lg bg-sea-soft py-1 pr-1 pl-4">
      <p>
        From your estimate: {formatIdea(idea)}
        {about}.{about ? ` Your dates and ${mode === 'cruise' ? 'ship' : 'hotel'} will change that.` : ''}
      </p>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Change
      </Button>
    </div>
  );
  if (!isOpen)
    return idea.young ? (
      summary
    ) : (
      <div className="grid gap-5">
        {summary}
        {ages}
      </div>
    );
  return (
    <div className="grid gap-5">
      <Segmented
        showLabel
        label="What kind of trip?"
        options={modes}
        value={mode}
        onValueChange={(value) => change({ mode: value })}
      />
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        {mode === 'cruise' ? null : (
          <NumberStepper
            label="Park days"
            {...tripIdeaBounds.parkDays}
            value={parkDays}
            onChange={(next) => change({ parkDays: next })}
          />
        )}
        {mode === 'parks' ? null : (
          <NumberStepper
            label="Sea nights"
            {...tripIdeaBounds.seaNights}
            value={seaNights}
            onChange={(next) => change({ seaNights: next })}
          />
        )}
      </div>
      {ages}
    </div>
  );
}
