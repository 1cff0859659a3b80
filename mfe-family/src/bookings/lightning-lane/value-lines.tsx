import type { LaneValue, LaneEntry } from '@landsea/rules/day-plans';
import { Badge } from '@landsea/ui/badge';
import { formatMinutes } from '../../items/cards/item-labels';
import { nameOption, formatSaving, verdictLabels, verdictTones } from './model/lane-labels';

export function ValueLines({ value, rides }: { value: LaneValue; rides: readonly LaneEntry[] }) {
  const { options, standbyMinutes, bestMinutes } = value;
  if (options.length === 0)
    return (
      <p className="text-muted">No ride on your list takes a Lightning Lane, so there is nothing to buy.</p>
    );
  return (
    <div className="grid gap-3">
      <p>
        About <strong>{formatMinutes(standbyMinutes)}</strong> in line for {rides.length}{' '}
        {rides.length === 1 ? 'ride' : 'rides'} at the average waits of the day
        {bestMinutes < standbyMinutes ? (
          <>
            , <strong>{formatMinutes(bestMinutes)}</strong> with the passes worth buying
          </>
        ) : null}
        . Early and late you wait less.
      </p>
      <ul className="divide-y divide-hairline">
        {options.map((option) => (
          <li
            key={`${option.product}-${option.rideIds.join()}`}
            className="flex items-start justify-between gap-3 py-2.5"
          >
            <span className="min-w-0">
              <span className="block font-semibold">{nameOption(option, rides)}</span>
              <span className="block text-sm text-muted tabular-nums">{formatSaving(option)}</span>
            </span>
            <Badge tone={verdictTones[option.verdict]} className="shrink-0">
              {verdictLabels[option.verdict]}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
