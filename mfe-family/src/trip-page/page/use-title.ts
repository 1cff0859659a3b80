import { useEffect } from 'react';

/** Names the window after what is shown, on a page that shows one of many, such as a day. */
export const useTitle = (title: string): void =>
  useEffect(() => {
    document.title = `${title} | Landsea`;
  }, [title]);
