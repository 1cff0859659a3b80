import { useState } from 'react';

const PAGE_SIZE = 12;

export interface CataloguePage<F extends object> {
  filter: F;
  change: (part: Partial<F>) => void;
  clear: () => void;
  shown: number;
  showMore: () => void;
  openId: string | undefined;
  open: (itemId: string | undefined) => void;
}

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
