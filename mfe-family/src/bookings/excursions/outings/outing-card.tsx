import { pricePartyOuting } from '@landsea/rules/day-plans';
import type { Excursion, PortGuide } from '@landsea/contracts/catalogue';
import { Badge } from '@landsea/ui/badge';
import { Clock } from 'lucide-react';
import { EntryActions } from '../../../catalogue/lists/entry-actions';
import { formatNames, splitByMinAge, type Guest } from '../who-can-go';
import { OutingIcon } from './outing-icon';
import { bookedWithLabels, nameLevel, formatSuits, wheelchairLabels } from './outing-labels';
import { priceBasis, formatTypical } from './party-price';
import { getShareOfStop, formatSpare, findTimeToSpare } from './time-to-spare';
import { formatMinutes } from '../../../items/cards/item-labels';

const hours = (count: number): string => formatMinutes(Math.round(count * 60));

/** `3 h`, `4–5 h`, `30 min – 1 h`. */
const formatHours = ({ from, to }: { from: number; to: number }): string => {
  if (from === to) return hours(from);
  return Number.isInteger(from) && Number.isInteger(to) ? `${from}–${to} h` : `${hours(from)} – ${hours(to)}`;
};

interface OutingCardProps {
  outing: Excursion;
  port: PortGuide;
  going: readonly Guest[];
  state: 'idea' | 'planned' | undefined;
  onPlan: () => void;
  onIdea: () => void;
}

const tones = { fits: 'text-palm', shorter: 'text-ink', 'too-long': 'text-berry', unknown: 'text-muted' };
const bars = { fits: 'bg-palm', shorter: 'bg-sun', 'too-long': 'bg-berry', unknown: 'bg-hairline' };

export function OutingCard({ outing, port, going, state, onPlan, onIdea }: OutingCardProps) {
  const { can, tooYoung } = splitByMinAge(outing, going);
  const ages = can.map(({ age }) => age);
  const price = pricePartyOuting(outing, ages);
  const suits = formatSuits(outing.suits, ages);
  const spare = findTimeToSpare(port, outing);
  const part = getShareOfStop(port, outing.hours);
  return (
    <li
      className={`flex flex-col gap-3 rounded-card border bg-surface p-4 ${
        state === 'planned' ? 'border-palm' : 'border-hairline'
      }`}
    >
      <div className="flex gap-3">
        <OutingIcon kind={outing.kind} />
        <div className="min-w-0 grow">
          <h4 className="font-display text-lg leading-snug wrap-anywhere">{outing.name}</h4>
          <p className="text-sm text-muted">
            {bookedWithLabels[outing.bookedWith]} · {formatHours(outing.hours)} ·{' '}
            {nameLevel(outing.activityLevel)}
          </p>
        </div>
      </div>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          <span className="text-lg font-semibold tabular-nums">{formatTypical(price)}</span>
          <span className="text-sm text-muted">
            for {can.length === 1 ? formatNames(can) : `${can.length} people`}
          </span>
        </p>
        {price.to > 0 ? <p className="text-sm text-muted tabular-nums">{priceBasis(outing, ages)}</p> : null}
      </div>
      <div className="grid gap-1.5">
        {part === undefined ? null : (
          <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-sea-soft">
            <span
              className={`block h-full rounded-full ${bars[spare.kind]}`}
              style={{ width: `${Math.round(part * 100)}%` }}
            />
          </span>
        )}
        <p className={`flex gap-1.5 text-sm font-medium ${tones[spare.kind]}`}>
          <Clock aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          {formatSpare(spare)}
        </p>
      </div>
      {suits ? <p className="text-sm text-muted">{suits}</p> : null}
      <ul className="flex flex-wrap gap-1.5 empty:hidden" aria-label="Good to know">
        {outing.sellsOutEarly ? (
          <li>
            <Badge tone="sun">Sells out early</Badge>
          </li>
        ) : null}
        {outing.minAge > 0 ? (
          <li>
            <Badge tone={tooYoung.length > 0 ? 'berry' : 'neutral'}>
              Ages {outing.minAge}+{tooYoung.length > 0 ? `, not ${formatNames(tooYoung)}` : ''}
            </Badge>
          </li>
        ) : null}
        {outing.wheelchair === 'no' ? null : (
          <li>
            <Badge>{wheelchairLabels[outing.wheelchair]}</Badge>
          </li>
        )}
      </ul>
      <EntryActions
        name={outing.name}
        done={state === 'planned' ? 'In your plan' : ''}
        action={state === 'planned' ? undefined : { label: 'Plan it', onClick: onPlan }}
        wish={state === undefined ? { label: 'Vote on it', onClick: onIdea } : undefined}
        note={state === 'idea' ? 'Up for a vote' : undefined}
      />
    </li>
  );
}
