import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Emblem } from './emblem';
import { describeHeight, formatWhere, type Thing } from './thing';
import { WishHeart } from './wish-heart';

interface ThingCardProps {
  thing: Thing;
  party: TripDetail['party'];
  date: string;
  wish: DayItem | undefined;
  planned: string;
  onWish: () => void;
  children?: ReactNode;
}

export function ThingCard({ thing, party, date, wish, planned, onWish, children }: ThingCardProps) {
  const height = describeHeight(thing, party, date);
  return (
    <li className="flex min-w-0 items-start gap-3 rounded-card border border-hairline bg-surface p-3">
      <Emblem name={thing.emblem} className="size-16" />
      <div className="min-w-0 grow">
        <h2 className="font-display text-lg leading-snug wrap-anywhere">{thing.name}</h2>
        <p className="text-sm text-muted wrap-anywhere">{formatWhere(thing)}</p>
        <p className="text-sm text-muted first-letter:uppercase wrap-anywhere">{thing.facts.join(' · ')}</p>
        {height ? (
          <p className={`text-sm font-medium ${height.isMissed ? 'text-berry' : 'text-palm'}`}>
            {height.text}
          </p>
        ) : null}
        {planned ? (
          <p className="flex items-center gap-1 text-sm font-semibold text-palm">
            <Check aria-hidden className="size-4" strokeWidth={1.75} />
            {planned}
          </p>
        ) : null}
        {children}
      </div>
      {planned ? null : <WishHeart name={thing.name} {...{ wish, onWish }} />}
    </li>
  );
}
