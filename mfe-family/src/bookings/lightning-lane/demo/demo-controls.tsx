import { crowdLevels, parkIds, parkNames } from '@landsea/contracts/catalogue';
import { getCrowdLevel } from '@landsea/rules/day-plans';
import { DateField } from '@landsea/ui/fields/date-field';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SelectField } from '@landsea/ui/fields/select-field';
import { Slider } from '@landsea/ui/fields/slider';
import type { LaneCatalogue } from '../../../catalogue/api/lane-catalogue';
import type { DemoChoice } from './demo-choice';
import { RideChips } from './ride-chips';

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
