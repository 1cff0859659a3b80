import type { IntakeWish } from '@landsea/contracts/agents';
import type { CatalogueEntries } from '@landsea/contracts/catalogue';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useCatalogueList } from '../../catalogue/api/catalogue-api';
import { Emblem } from '../../catalogue/cards/emblem';
import { formatWhere, getLand, makeThing, type Thing } from '../../catalogue/cards/thing';
import type { ControlProps } from './control-props';

const FIRST = 18;
type Catalog = 'attractions' | 'restaurants' | 'excursions';

const useThings = (catalog: Catalog) => {
  const list = useCatalogueList(catalog);
  const ports = useCatalogueList('ports', { skip: catalog !== 'excursions' });
  const placeOf = (entry: CatalogueEntries[Catalog]): string =>
    'portId' in entry
      ? ((ports.entries ?? []).find(({ id }) => id === entry.portId)?.name ?? '')
      : getLand(entry);
  const isOffered = (entry: CatalogueEntries[Catalog]): boolean =>
    !('takesReservations' in entry) || (entry.takesReservations && entry.isOpen);
  const things = list.entries
    ?.filter(isOffered)
    .map((entry) => makeThing(catalog, entry, { where: placeOf(entry) }))
    .toSorted((one, other) => other.popularity - one.popularity || one.name.localeCompare(other.name));
  return { things, error: list.error, refetch: list.refetch };
};

export function WishesControl({
  field,
  value,
  error,
  set,
}: Pick<ControlProps, 'field' | 'value' | 'error' | 'set'>) {
  const { things, error: failed, refetch } = useThings(field.catalog ?? 'attractions');
  const [typed, setTyped] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const wishes = typeof value === 'object' && 'wishes' in value ? value.wishes : [];
  if (failed && !things)
    return (
      <ErrorState title="The pictures didn’t load" text={toApiError(failed).message} onRetry={refetch} />
    );
  if (!things)
    return (
      <div role="status" aria-busy aria-label="Loading pictures" className="grid grid-cols-2 gap-3">
        {['one', 'two', 'three', 'four'].map((key) => (
          <Skeleton key={key} className="h-36" />
        ))}
      </div>
    );
  const isChosen = ({ id }: Thing) => wishes.some((wish) => wish.id === id);
  const matching = things.filter((thing) =>
    `${thing.name} ${formatWhere(thing)}`.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  const listed = showsAll || typed ? matching : matching.filter((thing, at) => at < FIRST || isChosen(thing));
  const toggle = (thing: Thing) => {
    const others: IntakeWish[] = wishes.filter(({ id }) => id !== thing.id);
    const next = isChosen(thing) ? others : [...others, { id: thing.id, name: thing.name }];
    set(next.length > 0 ? { wishes: next } : undefined);
  };
  const isFull = wishes.length >= (field.max ?? wishes.length + 1);
  return (
    <div className="grid gap-4">
      <TextField
        label="Search by name or place"
        value={typed}
        type="search"
        onChange={({ target }) => setTyped(target.value)}
      />
      {error ? <Notice tone="error">{error}</Notice> : null}
      <p role="status" className="text-sm text-muted">
        {wishes.length === 0 ? 'Tap what you love, best first.' : `${wishes.length} chosen`}
        {isFull ? '. That’s as many as fit: tap one to take it out.' : ''}
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {listed.map((thing) => (
          <li key={thing.id}>
            <WishButton
              thing={thing}
              rank={wishes.findIndex(({ id }) => id === thing.id) + 1}
              isDisabled={isFull && !isChosen(thing)}
              onToggle={() => toggle(thing)}
            />
          </li>
        ))}
      </ul>
      {listed.length === 0 ? <p className="text-base text-muted">Nothing by that name.</p> : null}
      {listed.length < matching.length ? (
        <Button onClick={() => setShowsAll(true)}>Show all {String(matching.length)}</Button>
      ) : null}
    </div>
  );
}

function WishButton({
  thing,
  rank,
  isDisabled,
  onToggle,
}: {
  thing: Thing;
  rank: number;
  isDisabled: boolean;
  onToggle: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={rank > 0}
      disabled={isDisabled}
      onClick={onToggle}
      className="relative grid size-full cursor-pointer content-start justify-items-center gap-2 rounded-card border border-hairline bg-surface p-3 text-center hover:border-sea disabled:cursor-not-allowed disabled:opacity-60 aria-pressed:border-sea aria-pressed:bg-sea-soft"
    >
      <Emblem name={thing.emblem} className="size-16" />
      <span className="text-base leading-snug font-semibold text-ink wrap-anywhere">{thing.name}</span>
      <span className="text-sm text-muted wrap-anywhere">{formatWhere(thing)}</span>
      {rank > 0 ? (
        <span className="absolute top-2 left-2 grid size-7 place-items-center rounded-full bg-sea text-sm font-semibold text-on-sea tabular-nums">
          <span className="sr-only">Wish </span>
          {rank}
        </span>
      ) : null}
    </button>
  );
}
