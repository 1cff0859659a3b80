import { formatTimeOfDay } from '@landsea/rules/trip';
import { itemLife, formatParkChange } from '@landsea/rules/day-plans';
import { formatItemName } from '@landsea/rules/planning';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Check, Footprints, Hourglass, Receipt, SkipForward } from 'lucide-react';
import { ItemIcon } from '../../catalogue/cards/item-icon';
import { formatWhen } from '../../items/cards/item-labels';
import { formatPeople } from '../../items/controls/people-chips';
import { EditorOnly } from '../../trip-frame/access/read-only';
import type { Stop } from './day-moment';

const icon = { 'aria-hidden': true, className: 'size-6 shrink-0', strokeWidth: 1.75 } as const;

interface StopCardProps {
  label: string;
  party: TripDetail['party'];
  stop: Stop;
  planNote: string | undefined;
  /** Minutes since midnight; undefined on any other day than today. */
  now: number | undefined;
  onDone: (item: DayItem) => void;
  onSkip: (item: DayItem) => void;
  onSpend: (item: DayItem) => void;
}

const leaveText = ({ from, thereBy, walk }: Stop, now: number | undefined): string | undefined => {
  if (from === null || walk === null || walk === 0 || now === undefined) return undefined;
  const leave = (thereBy ?? from) - walk;
  return leave <= now ? 'Time to go' : `Leave by ${formatTimeOfDay(leave)}`;
};

export function StopCard({ label, party, stop, planNote, now, onDone, onSkip, onSpend }: StopCardProps) {
  const { item, walk, wait, parkChange, thereBy } = stop;
  const people = formatPeople(party, item.people);
  const leave = leaveText(stop, now);
  return (
    <section aria-label={label} className="grid gap-4 rounded-card border-2 border-ink bg-surface p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg font-semibold">
        <span className="text-coral">{label}</span>
        <span className="tabular-nums">{formatWhen(item)}</span>
      </p>
      <h2 className="flex flex-wrap items-start gap-x-3 font-display text-2xl leading-tight wrap-anywhere">
        <ItemIcon kind={item.details.kind} className="mt-1 size-7 shrink-0 text-sea" />
        <span className="min-w-0 grow basis-40">
          <span className="sr-only">{itemLife[item.details.kind].label}: </span>
          {formatItemName(item)}
        </span>
      </h2>
      <div className="grid gap-1.5 text-lg">
        {item.place || people ? (
          <p className="wrap-anywhere">{[item.place, people].filter(Boolean).join(' · ')}</p>
        ) : null}
        {planNote ? <p className="wrap-anywhere text-sea">{planNote}</p> : null}
        {walk === null ? null : (
          <p className="flex items-center gap-2.5">
            <Footprints {...icon} />
            {parkChange ? formatParkChange(parkChange) : walk === 0 ? 'Right here' : `${walk} min walk`}
            {leave ? <strong>{leave}</strong> : null}
          </p>
        )}
        {thereBy === null ? null : (
          <p className="flex items-center gap-2.5">
            <Hourglass {...icon} />
            Be there by {formatTimeOfDay(thereBy)}
          </p>
        )}
        {wait === null ? null : (
          <p className="flex items-center gap-2.5">
            <Hourglass {...icon} />
            {item.details.kind === 'lane' ? 'Lightning Lane, hardly a wait' : `Typically ${wait} min wait`}
          </p>
        )}
        {item.confirmation ? (
          <p>
            Confirmation <strong className="tabular-nums">{item.confirmation}</strong>
          </p>
        ) : null}
        {item.note ? <p className="wrap-anywhere whitespace-pre-line">{item.note}</p> : null}
      </div>
      <EditorOnly>
        <div className="grid gap-2">
          <Button
            variant="primary"
            size="lg"
            className="min-h-16 w-full"
            icon={<Check {...icon} />}
            onClick={() => onDone(item)}
          >
            Done
          </Button>
          <div className="grid grid-cols-2 gap-2">
            <Button icon={<SkipForward {...icon} className="size-5" />} onClick={() => onSkip(item)}>
              Skip
            </Button>
            <Button icon={<Receipt {...icon} className="size-5" />} onClick={() => onSpend(item)}>
              Expense
            </Button>
          </div>
        </div>
      </EditorOnly>
    </section>
  );
}
