import { useEffect, useRef } from 'react';

export const getTitleId = (offerId: string): string => `${offerId}-title`;

interface Awaited {
  /** A row, and whether it is to be there. */
  id: string;
  isThere: boolean;
  /** Id of the element that gets the focus then. */
  focus: string;
}

/** The row with the button that was pressed goes away with the answer: the keyboard goes on at another place, unless it already has. */
export const useFocusAfter = (ids: readonly string[]): ((awaited: Awaited) => void) => {
  const awaited = useRef<Awaited>(undefined);
  useEffect(() => {
    if (!awaited.current || ids.includes(awaited.current.id) !== awaited.current.isThere) return;
    const { focus } = awaited.current;
    awaited.current = undefined;
    if (document.activeElement === null || document.activeElement === document.body)
      document.getElementById(focus)?.focus();
  }, [ids]);
  return (next) => {
    awaited.current = next;
  };
};
