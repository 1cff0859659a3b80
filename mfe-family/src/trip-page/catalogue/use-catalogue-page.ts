import { useState } from 'react';

const PAGE_SIZE = 12;

/** The state of a page that lists entries of the catalog. */
export interface CataloguePage<F extends object> {
  filter: F;
  /** Changes some of the filter; the list begins with its first page again. */
  change: (part: Partial<F>) => void;
  /** Clears search and filters. */
  clear: () => void;
  /** How many entries of the list are shown. */
  shown: number;
  showMore: () => void;
  /** The id of the item of the trip that is open beside the list. */
  openId: string | undefined;
  open: (itemId: string | undefined) => void;
}

/** What is looked for in a list of the catalog, how much of it is shown, and which item is open; see `CatalogueResults`. */
export const useCataloguePage = <F extends object>(noFilter: F): CataloguePage<F> => {
  const [filter, setFilter] = useState(noFilter);
  const [shown, setShown] = useState(PAGE_SIZE);
  const [openId, setOpenId] = useState<string>();
  const look = (next: F) => {
    setFilter(next);
    setShown(PAGE_SIZE);
  };
  return {
    filter,
    change: (part) => look({ ...filter, ...part }),
    clear: () => look(noFilter),
    shown,
    showMore: () => setShown(shown + PAGE_SIZE),
    openId,
    open: setOpenId,
  };
};
