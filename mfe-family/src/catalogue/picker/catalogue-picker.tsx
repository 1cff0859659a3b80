import { itemLife } from '@landsea/rules/day-plans';
import { parkNames, type CatalogueHit, type CatalogueKind, type ParkId } from '@landsea/contracts/catalogue';
import { TextField } from '@landsea/ui/fields/text-field';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { Plus } from 'lucide-react';
import { useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { ItemIcon } from '../cards/item-icon';
import { makeItemOfHit, plannableKinds } from './item-of-hit';
import { useSearchCatalogueQuery } from '../api/catalogue-api';

interface CataloguePickerProps {
  label: string;
  placeholder?: string;
  kinds?: readonly CatalogueKind[];
  park?: ParkId;
  first?: readonly ParkId[];
  onPick: (hit: CatalogueHit) => void;
  /** Offered for text that is not in the catalog: "Add “pool” as a note". */
  other?: (typed: string) => ReactNode;
  autoFocus?: boolean;
}

export function CataloguePicker(props: CataloguePickerProps) {
  const { label, placeholder, kinds = plannableKinds, park, first = [], onPick, other, autoFocus } = props;
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const q = useDeferredValue(typed.trim());
  const search = useSearchCatalogueQuery(
    { q, kinds: [...kinds], ...(park && { park }) },
    { skip: q.length < 2 },
  );
  const isAsked = q.length >= 2;
  const isNear = (hit: CatalogueHit) => hit.park !== null && first.includes(hit.park);
  const found = isAsked ? (search.data?.hits ?? []) : [];
  const hits = found.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)));
  const pick = (hit: CatalogueHit) => {
    onPick(hit);
    setTyped('');
    // The pressed button disappears: the focus returns to the field, with the keyboard still open.
    field.current?.focus();
  };
  return (
    <div className="grid gap-2">
      <TextField
        ref={field}
        label={label}
        placeholder={placeholder}
        type="search"
        autoComplete="off"
        enterKeyHint="done"
        autoFocus={autoFocus}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const [best] = hits;
          if (event.key !== 'Enter' || !best) return;
          event.preventDefault();
          pick(best);
        }}
      />
      {isAsked && search.isLoading ? <Skeleton className="h-11 w-full" /> : null}
      {isAsked && search.error ? (
        <p role="alert" className="text-sm text-berry">
          The catalog could not be searched. {toApiError(search.error).message}
        </p>
      ) : null}
      <ul aria-label="Found in the catalog" className="grid empty:hidden">
        {hits.map((hit) => {
          const kind = makeItemOfHit(hit, { id: hit.id })?.details.kind;
          return (
            <li key={`${hit.kind}-${hit.id}`}>
              <button
                type="button"
                onClick={() => pick(hit)}
                className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-lg px-2 py-1.5 text-left hover:bg-sea-soft"
              >
                {kind ? <ItemIcon kind={kind} className="size-5 text-sea" /> : null}
                <span className="min-w-0 grow">
                  <span className="block leading-snug wrap-anywhere">
                    {hit.name}
                    {hit.park && hits.some(({ id, name }) => id !== hit.id && name === hit.name)
                      ? `, ${parkNames[hit.park]}`
                      : ''}
                  </span>
                  <span className="block text-sm text-muted">
                    {[kind ? itemLife[kind].label : '', hit.where, hit.park ? parkNames[hit.park] : '']
                      .filter((part, index, all) => part && all.indexOf(part) === index)
                      .join(' · ')}
                  </span>
                </span>
                <Plus aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
              </button>
            </li>
          );
        })}
      </ul>
      {isAsked && search.data && hits.length === 0 ? (
        <p role="status" className="text-sm text-muted">
          Nothing in the catalog sounds like “{q}”.
        </p>
      ) : null}
      {q !== '' ? other?.(q) : null}
    </div>
  );
}
