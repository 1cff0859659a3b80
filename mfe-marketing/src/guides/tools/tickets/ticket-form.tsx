import { SwitchField } from '@landsea/ui/fields/switch-field';
import { DateChoice } from '../../frame/date-choice';
import type { QueryChange } from '../../frame/use-guide-query';
import { Counter } from '../frame/counter';
import { PartyChoice } from '../frame/party-choice';
import { ToolChoices } from '../frame/tool-choices';
import { dayBounds, type TicketChoice } from './ticket-choices';

interface TicketFormProps {
  choice: TicketChoice;
  onChange: (change: QueryChange) => void;
}

export function TicketForm({ choice, onChange }: TicketFormProps) {
  return (
    <ToolChoices label="Your tickets">
      <DateChoice
        label="First park day"
        name="from"
        value={choice.from}
        onChoose={(from) => onChange({ from })}
      />
      <Counter
        label="Park days"
        note="one after the other"
        bounds={dayBounds}
        value={choice.days}
        onChange={(days) => onChange({ days: String(days) })}
      />
      <PartyChoice party={choice.party} onChange={onChange} />
      <SwitchField
        label="Two parks a day (Park Hopper)"
        checked={choice.hops}
        onCheckedChange={(hops) => onChange({ hop: hops ? '1' : undefined })}
      />
    </ToolChoices>
  );
}
