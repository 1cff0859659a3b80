import { useEffect, useState } from 'react';

/** What is to be printed: one day by its date, or the whole trip. Asks the browser once that is drawn, then forgets it. */
export const usePrint = () => {
  const [printed, setPrinted] = useState<string>();
  useEffect(() => {
    if (printed === undefined) return;
    window.print();
    setPrinted(undefined);
  }, [printed]);
  return { printed, print: setPrinted };
};
