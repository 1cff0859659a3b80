import type { QuoteTraveler } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { TextField } from '@landsea/ui/fields/text-field';

interface TravelersStepProps {
  travelers: readonly QuoteTraveler[];
  knowsBirth: (id: string) => boolean;
  onChange: (travelers: QuoteTraveler[]) => void;
}

const MOST = 20;

/** Legal names and birth dates; a date that the agent has is neither shown nor asked again. */
export function TravelersStep({ travelers, knowsBirth, onChange }: TravelersStepProps) {
  const change = (id: string, part: Partial<QuoteTraveler>) =>
    onChange(travelers.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const add = () =>
    onChange([...travelers, { id: crypto.randomUUID(), firstName: '', lastName: '', birthDate: null }]);
  return (
    <div className="grid gap-4">
      <p className="text-base text-muted">Names as in the travel papers. Your agent books with them.</p>
      {travelers.map(({ id, firstName, lastName, birthDate }, index) => (
        <fieldset
          key={id}
          className="grid gap-3 rounded-card border border-hairline bg-surface p-4 sm:grid-cols-2"
        >
          <legend className="sr-only">Traveler {index + 1}</legend>
          <TextField
            label="First name"
            value={firstName}
            onChange={({ target }) => change(id, { firstName: target.value })}
          />
          <TextField
            label="Last name"
            value={lastName}
            onChange={({ target }) => change(id, { lastName: target.value })}
          />
          {knowsBirth(id) ? (
            <p className="self-center text-sm text-muted">Your agent has the birth date.</p>
          ) : (
            <DateField
              label="Birth date"
              value={birthDate ?? ''}
              onChange={(date) => change(id, { birthDate: date || null })}
            />
          )}
          <Button
            size="sm"
            variant="quiet"
            className="justify-self-start"
            onClick={() => onChange(travelers.filter((each) => each.id !== id))}
          >
            Not coming<span className="sr-only">: {firstName || `traveler ${String(index + 1)}`}</span>
          </Button>
        </fieldset>
      ))}
      {travelers.length < MOST ? (
        <Button className="justify-self-start" onClick={add}>
          Add a traveler
        </Button>
      ) : null}
    </div>
  );
}
