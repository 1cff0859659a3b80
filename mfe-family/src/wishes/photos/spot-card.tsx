import type { PhotoSpot } from '@landsea/contracts/catalogue';
import { Badge } from '@landsea/ui/badge';
import { formatDate } from '@landsea/web-kit';
import { Sun as SunIcon } from 'lucide-react';
import { EntryActions, planAction } from '../../catalogue/lists/entry-actions';
import { Emblem } from '../../catalogue/cards/emblem';
import { WishHeart } from '../../catalogue/cards/wish-heart';
import { spotKindLabels } from './photo-labels';
import { formatLight, noteOther, warnPoorLight, type Sun } from './photo-light';
import { getSpotPlace, type PhotoItem } from './photo-rules';

interface SpotCardProps {
  spot: PhotoSpot;
  sun: Sun | undefined;
  shots: readonly PhotoItem[];
  onPlan: () => void;
  onWish: () => void;
}

export function SpotCard({ spot, sun, shots, onPlan, onWish }: SpotCardProps) {
  const planned = shots.flatMap(({ date }) => (date ? [formatDate(date)] : [])).join(', ');
  const [best, poor, note] = [formatLight(spot, sun), warnPoorLight(spot), noteOther(spot)];
  return (
    <li
      className={`flex flex-col gap-1.5 rounded-card border bg-surface p-4 ${planned ? 'border-palm' : 'border-hairline'}`}
    >
      <div className="flex items-start gap-3">
        <Emblem name={spot.kind === 'ride-photo' ? 'coaster' : 'photo'} className="size-12" />
        <div className="min-w-0 grow">
          <h3 className="font-display text-lg leading-snug wrap-anywhere">{spot.name}</h3>
          <p className="text-sm text-muted">{getSpotPlace(spot)}</p>
        </div>
        {planned ? null : <WishHeart name={spot.name} wish={shots[0]} onWish={onWish} />}
      </div>
      {best ? (
        <p className="flex gap-1.5 text-sm font-medium">
          <SunIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-sea" strokeWidth={1.75} />
          Best light {best}
        </p>
      ) : null}
      {spot.facing ? <p className="text-sm text-muted">Faces {spot.facing}</p> : null}
      {poor ? <p className="text-sm text-muted">Poor light {poor}</p> : null}
      {note ? <p className="text-sm text-muted">{note}</p> : null}
      <p>
        <Badge tone={spot.kind === 'scenic' ? 'neutral' : 'sea'}>{spotKindLabels[spot.kind]}</Badge>
      </p>
      <EntryActions name={spot.name} done={planned} action={planAction(planned, onPlan)} wish={undefined} />
    </li>
  );
}
