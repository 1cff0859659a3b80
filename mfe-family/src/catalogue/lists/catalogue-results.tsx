import { Button } from '@landsea/ui/button';
import type { ReactNode } from 'react';
import type { CataloguePage } from './use-catalogue-page';

interface CatalogueResultsProps<E> {
  page: Pick<CataloguePage<object>, 'shown' | 'showMore'>;
  entries: readonly E[];
  status: string;
  what: string;
  empty: ReactNode;
  children: (entry: E) => ReactNode;
}

export function CatalogueResults<E>(props: CatalogueResultsProps<E>) {
  const { page, entries, status, what, empty, children } = props;
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {status}
      </p>
      {entries.length === 0 ? (
        empty
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {entries.slice(0, page.shown).map(children)}
        </ul>
      )}
      {entries.length > page.shown ? (
        <Button className="justify-self-center" onClick={page.showMore}>
          Show more {what}
        </Button>
      ) : null}
    </>
  );
}

export function ClearFilters({ onClear }: { onClear: () => void }) {
  return <Button onClick={onClear}>Clear search and filters</Button>;
}
