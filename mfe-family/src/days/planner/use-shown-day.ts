import { useCallback, useRef, useState } from 'react';

const columnsIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('[data-date]') ?? [])];

/** Tabs and swiping move the same scroller. */
export const useShownDay = (start: string | undefined) => {
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(start);

  const show = useCallback((date: string, behavior = '') => {
    setShown(date);
    const box = scroller.current;
    const columns = columnsIn(box);
    const column = columns.find((each) => each.dataset['date'] === date);
    const [first] = columns;
    if (!box || !column || !first) return;
    box.style.scrollBehavior = behavior;
    box.scrollLeft = column.offsetLeft - first.offsetLeft;
    box.style.scrollBehavior = '';
  }, []);

  const onScroll = () => {
    const box = scroller.current;
    const columns = columnsIn(box);
    const [first] = columns;
    if (!box || !first) return;
    const nearest = columns.toSorted(
      (a, b) =>
        Math.abs(a.offsetLeft - first.offsetLeft - box.scrollLeft) -
        Math.abs(b.offsetLeft - first.offsetLeft - box.scrollLeft),
    )[0];
    // No column is scrolled to while all of them fit.
    if (nearest && box.scrollWidth > box.clientWidth + 1) setShown(nearest.dataset['date']);
  };
  return { scroller, shown, show, onScroll };
};
