import { Button } from '@landsea/ui/button';
import { useState } from 'react';
import type { LaneEntry } from '@landsea/rules/day-plans';

const chip =
  'flex min-h-11 cursor-pointer items-center rounded-full border border-edge bg-surface px-3.5 text-sm font-medium hover:border-sea has-checked:border-sea has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea';

interface RideChipsProps {
  rides: readonly LaneEntry[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export function RideChips({ rides, chosen, onChange }: RideChipsProps) {
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
