import type { QueryChange } from '../../frame/use-guide-query';
import { Counter } from './counter';
import { partyBounds, type ToolParty } from './party';

interface PartyChoiceProps {
  party: ToolParty;
  onChange: (change: QueryChange) => void;
}

const kinds = [
  { kind: 'adults', label: 'Grown-ups', note: '10+' },
  { kind: 'children', label: 'Children', note: '3 to 9' },
  { kind: 'infants', label: 'Little ones', note: 'under 3, free' },
] as const;

export function PartyChoice({ party, onChange }: PartyChoiceProps) {
  return (
    <div role="group" aria-label="Who comes" className="grid gap-2">
      {kinds.map(({ kind, label, note }) => {
        const isLast = kind !== 'infants' && party.adults + party.children === party[kind];
        const bounds = partyBounds[kind];
        return (
          <Counter
            key={kind}
            label={label}
            note={note}
            bounds={isLast ? { ...bounds, min: 1 } : bounds}
            value={party[kind]}
            onChange={(value) => onChange({ [kind]: String(value) })}
          />
        );
      })}
    </div>
  );
}
