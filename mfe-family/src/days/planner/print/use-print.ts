import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface Printing {
  printed: string;
  /** The browser's own print command has opened its dialog already. */
  isOpen: boolean;
}

/**
 * The browser's own print command gets the whole trip. The dialog opens once the plan is drawn, and the plan
 * stays until it closes: some browsers draw the pages only then.
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
