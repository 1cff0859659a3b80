import { landName, parkNames } from '@landsea/contracts/catalogue';
import type { Snack } from '@landsea/contracts/catalogue';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { formatMoney } from '@landsea/web-kit';
import { Check, Footprints, Heart, TriangleAlert } from 'lucide-react';
import { EditorOnly } from '../../trip/page/read-only';
import { dietWarnings } from './snack-rules';

interface SnackCardProps {
  snack: Snack;
  party: TripDetail['party'];
  /** Minutes on foot from the chosen day's plan. */
  walk: number | undefined;
  state: 'wanted' | 'tried' | undefined;
  onWant: () => void;
  onTried: () => void;
}

/** One snack: where it is sold, what it costs, and who has to ask about it first. */
export function SnackCard({ snack, party, walk, state, onWant, onTried }: SnackCardProps) {
  const warnings = dietWarnings(snack, party);
  return (
    <li className="flex flex-col gap-1.5 rounded-card border border-hairline bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-display text-lg leading-snug wrap-anywhere">{snack.name}</h3>
        <span className="font-semibold tabular-nums">
          {snack.priceCents === null ? '' : formatMoney(snack.priceCents)}
        </span>
      </div>
      <p className="text-sm text-muted">
        {snack.restaurant} · {landName(snack.land)}, {parkNames[snack.park]}
      </p>
      {snack.diet.length > 0 || snack.shareable ? (
        <p className="text-sm text-muted">
          {[...snack.diet, ...(snack.shareable ? ['good to share'] : [])].join(' · ')}
        </p>
      ) : null}
      {walk === undefined ? null : (
        <p className="flex items-center gap-1.5 text-sm font-medium">
          <Footprints aria-hidden className="size-4 shrink-0 text-sea" strokeWidth={1.75} />
          {walk === 0 ? 'On your way that day' : `${String(walk)} min from your way that day`}
        </p>
      )}
      {warnings.map(({ name, diets }) => (
        <p key={name} className="flex gap-1.5 text-sm">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-berry" strokeWidth={1.75} />
          Not listed as {diets.join(' and ')}: ask before {name} has it.
        </p>
      ))}
      <EditorOnly>
        <div className="mt-auto flex flex-wrap items-center gap-1 pt-1">
          {state === 'tried' ? (
            <p className="flex min-h-11 items-center gap-1.5 text-sm font-semibold text-palm">
              <Check aria-hidden className="size-5" strokeWidth={1.75} />
              Tried
            </p>
          ) : (
            <Button size="sm" onClick={onTried}>
              Tried it<span className="sr-only">: {snack.name}</span>
            </Button>
          )}
          {state === undefined ? (
            <Button
              size="sm"
              variant="quiet"
              icon={<Heart aria-hidden className="size-4" strokeWidth={1.75} />}
              onClick={onWant}
            >
              Want it<span className="sr-only">: {snack.name}</span>
            </Button>
          ) : null}
          {state === 'wanted' ? <p className="px-2 text-sm text-muted">On your wishlist</p> : null}
        </div>
      </EditorOnly>
    </li>
  );
}
