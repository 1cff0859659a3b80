import { useEffect, useState } from 'react';

/**
 * What is to be printed: one day by its date, or the whole trip. Opens the browser's print dialog once that is drawn, and
 * keeps it until the dialog has closed: some browsers draw the pages only then.
 */
export const usePrint = () => {
  const [request, setRequest] = useState<{ printed: string }>();
  useEffect(() => {
    if (!request) return;
    const forget = () => setRequest(undefined);
    window.addEventListener('afterprint', forget);
    window.print();
    return () => window.removeEventListener('afterprint', forget);
  }, [request]);
  return { printed: request?.printed, print: (printed: string) => setRequest({ printed }) };
};
