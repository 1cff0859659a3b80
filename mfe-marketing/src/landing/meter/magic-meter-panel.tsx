import { formatCount } from '@landsea/contracts/core';
import { toAgeGroups, toIdeaPeople } from '@landsea/rules/trip';
import { tripIdeaBounds, type TripIdea } from '@landsea/contracts/trip';
import { AgeGroupsField } from '@landsea/ui/fields/age-groups-field';
import { Badge } from '@landsea/ui/badge';
import { Slider } from '@landsea/ui/fields/slider';
import { formatMoney } from '@landsea/web-kit';
import type { ReactNode } from 'react';
import {
  MINUTES_PER_PARK_DAY,
  MINUTES_PER_SEA_NIGHT,
  SAVINGS_PERCENT,
  type MeterReading,
} from './magic-meter';

export interface MagicMeterPanelProps {
  idea: TripIdea;
  reading: MeterReading;
  onChange: (change: Partial<TripIdea>) => void;
  children?: ReactNode;
  className?: string;
}

export function MagicMeterPanel({ idea, reading, onChange, children, className = '' }: MagicMeterPanelProps) {
  const { parkDays, seaNights, people } = tripIdeaBounds;
  return (
    <section
      aria-labelledby="magic-meter"
      className={`grid content-start gap-4 rounded-card border border-hairline bg-surface p-4 shadow-float sm:p-6 ${className}`}
    >
      <div className="flex items-start justify-between gap-4">
        <div aria-live="polite">
          <h2 id="magic-meter" className="font-sans text-sm font-semibold tracking-normal text-muted">
            Your estimate
          </h2>
          <p className="font-display text-3xl leading-tight font-semibold text-ink tabular-nums">
            {formatMoney(reading.totalCents, { whole: true })}
          </p>
          <p className="text-sm text-muted">{shapeText(idea)}</p>
        </div>
        <div className="grid justify-items-end gap-1.5 pt-1">
          <Badge tone="sun" className="whitespace-nowrap">
            Save {formatMoney(reading.savingsCents, { whole: true })}
          </Badge>
          <Badge tone="sea" className="whitespace-nowrap">
            {reading.minutesSaved} minutes saved
          </Badge>
        </div>
      </div>
      <p className="-mt-2 text-sm text-muted">{basisText(idea)}</p>
      {idea.mode === 'combined' ? (
        <div className="-mb-2 grid grid-cols-2 gap-x-5 lg:grid-cols-1">
          <Slider
            label="Park days"
            {...parkDays}
            value={idea.parkDays}
            valueText={formatCount(idea.parkDays, 'day')}
            onChange={(next) => onChange({ parkDays: next })}
          />
          <Slider
            label="Sea nights"
            {...seaNights}
            value={idea.seaNights}
            valueText={formatCount(idea.seaNights, 'night')}
            onChange={(next) => onChange({ seaNights: next })}
          />
        </div>
      ) : null}
      <div className="border-t border-hairline pt-3">
        <AgeGroupsField
          legend="Who’s going, by age"
          value={toAgeGroups(idea)}
          most={people.max}
          onChange={(groups) => onChange(toIdeaPeople(groups))}
        />
      </div>
      {children}
    </section>
  );
}

const basisText = ({ mode }: TripIdea): string => {
  const minutes = [
    ...(mode === 'cruise' ? [] : [`${MINUTES_PER_PARK_DAY} a park day`]),
    ...(mode === 'parks' ? [] : [`${MINUTES_PER_SEA_NIGHT} a night at sea`]),
  ];
  return `An example, not a price: ${SAVINGS_PERCENT}% of the total saved, and minutes: ${minutes.join(', ')}. Prices for your dates are below.`;
};

function shapeText({ mode, parkDays, seaNights }: TripIdea): string {
  const land = mode === 'cruise' ? '' : formatCount(parkDays, 'park day');
  const sea = mode === 'parks' ? '' : formatCount(seaNights, 'sea night');
  return [land, sea].filter(Boolean).join(' + ');
}
