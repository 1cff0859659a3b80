import { DateChoice } from '../../frame/date-choice';
import type { QueryChange } from '../../frame/use-guide-query';
import { Counter } from '../frame/counter';
import { PartyChoice } from '../frame/party-choice';
import { ToolChoices } from '../frame/tool-choices';
import { habitBounds, nightBounds, type DiningChoice } from './dining-choices';

interface DiningFormProps {
  choice: DiningChoice;
  onChange: (change: QueryChange) => void;
}

const habits = [
  { name: 'quick', label: 'Counter meals', note: 'each day' },
  { name: 'snacks', label: 'Snacks', note: 'each day and person' },
  { name: 'table', label: 'Table meals', note: 'in the whole stay' },
  { name: 'character', label: 'Character meals', note: 'in the whole stay' },
  { name: 'signature', label: 'Signature dinners', note: 'in the whole stay' },
] as const;

export function DiningForm({ choice, onChange }: DiningFormProps) {
  return (
    <ToolChoices label="How you eat">
      <DateChoice
        label="Check-in at a park hotel"
        name="from"
        value={choice.checkIn}
        onChoose={(from) => onChange({ from })}
      />
      <Counter
        label="Nights"
        bounds={nightBounds}
        value={choice.nights}
        onChange={(nights) => onChange({ nights: String(nights) })}
      />
      <PartyChoice party={choice.party} onChange={onChange} />
      <div role="group" aria-label="What you eat" className="grid gap-2 border-t border-hairline pt-4">
        {habits.map(({ name, label, note }) => (
          <Counter
            key={name}
            label={label}
            note={note}
            bounds={habitBounds[name]}
            value={choice.habits[name]}
            onChange={(times) => onChange({ [name]: String(times) })}
          />
        ))}
      </div>
    </ToolChoices>
  );
}
