import type { LaneResult } from './lane-result';

interface RideChipsProps {
  result: LaneResult;
  onChange: (rideIds: readonly string[]) => void;
}

const chip =
  'flex min-h-11 cursor-pointer items-center rounded-full border border-edge bg-surface px-3.5 text-base hover:border-sea has-checked:border-sea has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea';

export function RideChips({ result, onChange }: RideChipsProps) {
  const chosen = result.rides.map(({ id }) => id);
  return (
    <fieldset className="grid min-w-0 gap-3 print:hidden">
      <legend className="font-display text-2xl text-ink">The rides you want</legend>
      <div className="flex flex-wrap gap-2">
        {result.offered.map(({ id, name }) => (
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
      </div>
    </fieldset>
  );
}
