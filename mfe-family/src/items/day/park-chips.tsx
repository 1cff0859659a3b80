import { parkIds, parkNames, type ParkId } from '@landsea/contracts/catalogue';

const MOST_PARKS = 2;

interface ParkChipsProps {
  label: string;
  value: readonly ParkId[];
  onChange: (parks: ParkId[]) => void;
  hideLabel?: boolean;
}

/** A third park replaces the second. */
export function ParkChips({ label, value, onChange, hideLabel = false }: ParkChipsProps) {
  const toggle = (park: ParkId) =>
    onChange(
      value.includes(park)
        ? value.filter((each) => each !== park)
        : [...value.slice(0, MOST_PARKS - 1), park],
    );
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {parkIds.map((park) => (
          <button
            key={park}
            type="button"
            aria-pressed={value.includes(park)}
            onClick={() => toggle(park)}
            className="min-h-11 cursor-pointer rounded-full border border-edge bg-surface px-3.5 text-sm font-medium hover:border-sea aria-pressed:border-sea aria-pressed:bg-sea aria-pressed:text-on-sea"
          >
            {parkNames[park]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
