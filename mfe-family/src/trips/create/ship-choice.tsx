import { ComboField } from '@landsea/ui/fields/combo-field';
import { RadioPill } from '@landsea/ui/fields/radio-pill';
import { SHIP_UNKNOWN, shipList } from '@landsea/rules/catalogue';
import { useId, useState } from 'react';

const OTHER = 'other';
const pill =
  'border border-hairline bg-surface px-4 font-semibold text-ink hover:border-sea has-checked:border-sea';

interface ShipChoiceProps {
  ships: readonly string[];
  ship: string;
  error: string | undefined;
  onChoose: (ship: string) => void;
}

/** Other ships can be typed, and no ship is an answer, too. */
export function ShipChoice({ ships, ship, error, onChoose }: ShipChoiceProps) {
  const name = useId();
  const [isTyped, setTyped] = useState(false);
  const options = [
    ...ships.map((each) => ({ value: each, label: each.replace(/^Disney /, '') })),
    { value: OTHER, label: 'Another ship' },
    { value: SHIP_UNKNOWN, label: 'Not sure yet' },
  ];
  const chosen = isTyped || (ship !== '' && !options.some(({ value }) => value === ship)) ? OTHER : ship;
  const choose = (value: string) => {
    setTyped(value === OTHER);
    onChoose(value === OTHER ? '' : value);
  };
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">Which ship?</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <RadioPill
            key={option.value}
            name={name}
            option={option}
            checked={option.value === chosen}
            onChoose={choose}
            className={pill}
          />
        ))}
      </div>
      {chosen === OTHER ? (
        <ComboField
          label="Ship"
          placeholder="Start typing, or write your own"
          value={ship}
          maxLength={120}
          suggestions={shipList.map((each) => each.name)}
          error={error}
          onValueChange={onChoose}
        />
      ) : error ? (
        <p id={`${name}-error`} className="text-sm text-berry">
          Choose a ship, or “Not sure yet”.
        </p>
      ) : null}
    </fieldset>
  );
}
