import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface Printing {
  printed: string;
  /** The browser's own command asks for it, so that its dialog is open already. */
  isOpen: boolean;
}

/**
 * What is to be printed: one day by its date, or the whole trip, which is also what the browser's own print command gets. Opens
 * the print dialog once that is drawn, and keeps it until the dialog has closed: some browsers draw the pages only then.
 */
export const usePrint = () => {
  const [request, setRequest] = useState<Printing>();
  useEffect(() => {
    const before = () => flushSync(() => setRequest((own) => own ?? { printed: 'trip', isOpen: true }));
    const after = () => setRequest(undefined);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  useEffect(() => {
    if (request && !request.isOpen) window.print();
  }, [request]);
  return {
    printed: request?.printed,
    print: (printed: string) => setRequest({ printed, isOpen: false }),
  };
};
