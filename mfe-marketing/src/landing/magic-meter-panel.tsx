import { Badge } from '@landsea/ui/badge';
import { NumberStepper } from '@landsea/ui/fields/number-stepper';
import { Slider } from '@landsea/ui/fields/slider';
import { formatMoney } from '@landsea/web-kit';
import { durationText, meterBounds, type MeterReading } from './magic-meter';
import type { TripShape } from './trip-shape';

export interface MagicMeterPanelProps {
  trip: TripShape;
  reading: MeterReading;
  onChange: (change: Partial<TripShape>) => void;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The live cost demo. Days and nights can be moved where a trip has both. */
export function MagicMeterPanel({ trip, reading, onChange }: MagicMeterPanelProps) {
  const { parkDays, seaNights, people } = meterBounds;
  return (
    <section
      aria-labelledby="magic-meter"
      className="grid content-start gap-4 rounded-card border border-hairline bg-surface p-4 shadow-float sm:p-6 lg:row-span-2 lg:self-start"
    >
      <div className="flex items-start justify-between gap-4">
        <div aria-live="polite">
          <h2 id="magic-meter" className="font-sans text-sm font-semibold tracking-normal text-muted">
            Magic Meter estimate
          </h2>
          <p className="font-display text-3xl leading-tight font-semibold text-ink tabular-nums">
            {formatMoney(reading.totalCents, { whole: true })}
          </p>
          <p className="text-sm text-muted">{shapeText(trip)}</p>
        </div>
        <div className="grid justify-items-end gap-1.5 pt-1">
          <Badge tone="sun" className="whitespace-nowrap">
            Save {formatMoney(reading.savingsCents, { whole: true })}
          </Badge>
          <Badge tone="sea" className="whitespace-nowrap">
            {durationText(reading.minutesSaved)} saved
          </Badge>
        </div>
      </div>
      {trip.mode === 'combined' ? (
        <div className="-mb-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
          <Slider
            label="Park days"
            {...bounds(parkDays)}
            value={trip.parkDays}
            valueText={counted(trip.parkDays, 'day')}
            onChange={(next) => onChange({ parkDays: next })}
          />
          <Slider
            label="Sea nights"
            {...bounds(seaNights)}
            value={trip.seaNights}
            valueText={counted(trip.seaNights, 'night')}
            onChange={(next) => onChange({ seaNights: next })}
          />
        </div>
      ) : null}
      <div className="flex items-center justify-between gap-4 border-t border-hairline pt-3">
        <p aria-hidden className="text-sm font-semibold text-ink">
          Traveling together
        </p>
        <NumberStepper
          label="Traveling together"
          hideLabel
          {...bounds(people)}
          value={trip.people}
          onChange={(next) => onChange({ people: next })}
        />
      </div>
    </section>
  );
}

const bounds = ({ min, max }: { min: number; max: number }) => ({ min, max });

function shapeText({ mode, parkDays, seaNights }: TripShape): string {
  const land = mode === 'cruise' ? '' : counted(parkDays, 'park day');
  const sea = mode === 'parks' ? '' : counted(seaNights, 'sea night');
  return [land, sea].filter(Boolean).join(' + ');
}
