import { getLandName } from '@landsea/rules/catalogue';
import { parkNames, type Snack } from '@landsea/contracts/catalogue';
import type { TripDetail } from '@landsea/contracts/trip';
import { formatMoney } from '@landsea/web-kit';
import { Footprints, TriangleAlert } from 'lucide-react';
import { EntryActions } from '../../catalogue/lists/entry-actions';
import { Emblem } from '../../catalogue/cards/emblem';
import { makeThing } from '../../catalogue/cards/thing';
import { describeDiet } from './snack-rules';

interface SnackCardProps {
  snack: Snack;
  party: TripDetail['party'];
  unlisted: readonly Snack['diet'][number][];
  walk: number | undefined;
  state: 'wanted' | 'tried' | undefined;
  onWant: () => void;
  onTried: () => void;
}

export function SnackCard({ snack, party, unlisted, walk, state, onWant, onTried }: SnackCardProps) {
  const warning = describeDiet(snack, party, unlisted);
  return (
    <li className="flex flex-col gap-1.5 rounded-card border border-hairline bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <Emblem name={makeThing('snacks', snack, { where: '' }).emblem} className="size-12" />
        <h3 className="min-w-0 grow font-display text-lg leading-snug wrap-anywhere">{snack.name}</h3>
        <span className="font-semibold tabular-nums">
          {snack.priceCents === null ? '' : formatMoney(snack.priceCents)}
        </span>
      </div>
      <p className="text-sm text-muted">
        {snack.restaurant} · {getLandName(snack.land)}, {parkNames[snack.park]}
      </p>
      {snack.diet.length > 0 || snack.shareable ? (
        <p className="text-sm text-muted first-letter:uppercase">
          {[...snack.diet, ...(snack.shareable ? ['good to share'] : [])].join(' · ')}
        </p>
      ) : null}
      {walk === undefined ? null : (
        <p className="flex items-center gap-1.5 text-sm font-medium">
          <Footprints aria-hidden className="size-4 shrink-0 text-sea" strokeWidth={1.75} />
          {walk === 0 ? 'On your way that day' : `${walk} min from your way that day`}
        </p>
      )}
      {warning ? (
        <p className="flex gap-1.5 text-sm">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-berry" strokeWidth={1.75} />
          {warning}
        </p>
      ) : null}
      <EntryActions
        name={snack.name}
        done={state === 'tried' ? 'Tried' : ''}
        action={state === 'tried' ? undefined : { label: 'Tried it', onClick: onTried }}
        wish={state === undefined ? { label: 'Want it', onClick: onWant } : undefined}
        note={state === 'wanted' ? 'On your wishlist' : undefined}
      />
    </li>
  );
}
