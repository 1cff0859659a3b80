import { crowdLevels, parkIds, parkNames } from '@landsea/contracts/catalogue';
import { getCrowdLevel, type LaneEntry } from '@landsea/rules/day-plans';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SelectField } from '@landsea/ui/fields/select-field';
import { Slider } from '@landsea/ui/fields/slider';
import { useState } from 'react';
import type { LaneCatalogue } from '../../../catalogue/api/lane-catalogue';
import type { DemoChoice } from './demo-choice';

const chip =
  'flex min-h-11 cursor-pointer items-center rounded-full border border-edge bg-surface px-3.5 text-sm font-medium hover:border-sea has-checked:border-sea has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea';

interface RideChipsProps {
  rides: readonly LaneEntry[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function RideChips({ rides, chosen, onChange }: RideChipsProps) {
  const [all, setAll] = useState(false);
  const shown = all ? rides : rides.filter(({ id, appeal }) => appeal !== 'minor' || chosen.includes(id));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Rides you want</legend>
      <div className="flex flex-wrap gap-2">
        {shown.map(({ id, name }) => (
          <label key={id} className={chip}>
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            />
            {name}
          </label>
        ))}
        {shown.length < rides.length ? (
          <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
            {rides.length - shown.length} more rides
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}

interface DemoControlsProps {
  choice: DemoChoice;
  chosen: readonly string[];
  catalogue: LaneCatalogue;
  onChange: (choice: DemoChoice) => void;
}

const MOST_GUESTS = 8;
const MOST_SMALL_CHILDREN = 3;
const crowdNames = { low: 'Quiet', typical: 'Average', peak: 'Busy' } as const;

export function DemoControls({ choice, chosen, catalogue, onChange }: DemoControlsProps) {
  const { park, date, crowd, guests, smallChildren } = choice;
  const rides = catalogue.entries.filter(
    ({ park: where, lane, waits }) => where === park && lane.product !== 'none' && waits !== null,
  );
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Park"
          options={parkIds.map((id) => ({ value: id, label: parkNames[id] }))}
          value={park}
          onValueChange={(value) => {
            const next = parkIds.find((id) => id === value);
            if (next) onChange({ ...choice, park: next, rides: null });
          }}
        />
        <DateField
          label="Date"
          value={date}
          onChange={(next) => {
            if (next) onChange({ ...choice, date: next, crowd: getCrowdLevel(next, catalogue.calendar) });
          }}
        />
      </div>
      <Segmented
        showLabel
        label="Crowds"
        options={crowdLevels.map((level) => ({ value: level, label: crowdNames[level] }))}
        value={crowd}
        onValueChange={(next) => onChange({ ...choice, crowd: next })}
      />
      <Slider
        label="Guests age 3+"
        min={1}
        max={MOST_GUESTS}
        value={guests}
        onChange={(next) => onChange({ ...choice, guests: next })}
      />
      <Slider
        label="Children under 3 (free)"
        min={0}
        max={MOST_SMALL_CHILDREN}
        value={smallChildren}
        onChange={(next) => onChange({ ...choice, smallChildren: next })}
      />
      <RideChips rides={rides} chosen={chosen} onChange={(next) => onChange({ ...choice, rides: next })} />
    </div>
  );
}
