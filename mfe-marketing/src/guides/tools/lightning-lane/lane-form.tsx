import { parkIds, parkNames } from '@landsea/contracts/catalogue';
import { Slider } from '@landsea/ui/fields/slider';
import { DateChoice } from '../../frame/date-choice';
import { PillChoice } from '../../frame/pill-choice';
import type { QueryChange } from '../../frame/use-guide-query';
import { PartyChoice } from '../frame/party-choice';
import { ToolChoices } from '../frame/tool-choices';
import { worthBounds, type LaneChoice } from './lane-choices';

interface LaneFormProps {
  choice: LaneChoice;
  onChange: (change: QueryChange) => void;
}

export function LaneForm({ choice, onChange }: LaneFormProps) {
  return (
    <ToolChoices label="Your park day">
      <PillChoice
        label="Park"
        name="park"
        options={parkIds.map((value) => ({ value, label: parkNames[value] }))}
        value={choice.park}
        onChoose={(park) => onChange({ park, rides: undefined })}
        wraps
      />
      <DateChoice label="Day" name="from" value={choice.date} onChoose={(from) => onChange({ from })} />
      <PartyChoice party={choice.party} onChange={onChange} />
      <Slider
        label="An hour out of line is worth, per person"
        min={worthBounds.min}
        max={worthBounds.max}
        step={5}
        value={choice.worth}
        valueText={`$${choice.worth}`}
        onChange={(worth) => onChange({ worth: String(worth) })}
      />
    </ToolChoices>
  );
}
