import { Button } from '@landsea/ui/button';
import type { ReactNode } from 'react';
import type { CataloguePage } from './use-catalogue-page';

interface CatalogueResultsProps<E> {
  page: Pick<CataloguePage<object>, 'shown' | 'showMore'>;
  /** What fits the filter, in the order in which it is shown. */
  entries: readonly E[];
  /** How much that is: `12 snacks`. */
  status: string;
  /** What more there is of: `snacks`. */
  what: string;
  /** In place of the list where nothing fits. */
  empty: ReactNode;
  children: (entry: E) => ReactNode;
}

/** What fits the filter of a list of the catalog, a page at a time. */
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

/** What stands there where nothing fits: how to find something, and the way back to everything. */
export function ClearFilters({ onClear }: { onClear: () => void }) {
  return <Button onClick={onClear}>Clear search and filters</Button>;
}
