import type { TripDetail } from '@landsea/contracts/trip';
import { Card, CardTitle } from '@landsea/ui/card';
import { pickFamilyFavorites, rankSnacks, getRating, type SnackItem } from './snack-rules';

export function LeaderboardSection({
  snacks,
  party,
}: {
  snacks: readonly SnackItem[];
  party: TripDetail['party'];
}) {
  const favorites = pickFamilyFavorites(snacks);
  if (favorites.length === 0) return null;
  return (
    <Card className="grid gap-4 sm:grid-cols-2">
      <div>
        <CardTitle>Snack champions</CardTitle>
        <ol className="mt-2 grid gap-1.5">
          {rankSnacks(snacks, party).map(({ person, name, tried, favorite }, index) => (
            <li key={person} className="flex items-baseline gap-3">
              <span aria-hidden className="font-display text-lg text-sea tabular-nums">
                {index + 1}
              </span>
              <span className="min-w-0 grow wrap-anywhere">
                {name}
                {favorite ? <span className="block text-sm text-muted">loves {favorite}</span> : null}
              </span>
              <span className="text-sm tabular-nums">{tried} tried</span>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <CardTitle>Family favorites</CardTitle>
        <ol className="mt-2 grid gap-1.5">
          {favorites.map((snack) => (
            <li key={snack.id} className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{snack.title}</span>
              <span className="text-sm font-semibold tabular-nums">{getRating(snack)?.toFixed(1)} of 5</span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
