import type { OwnDocumentData } from '@landsea/contracts/core';
import { useEffect } from 'react';

export interface OwnDocumentProps {
  data: OwnDocumentData;
  /** Known in the browser only. */
  token?: string | undefined;
}

/** Presses that came before the page could answer are made again (`after-paint.js`). */
export const useOpened = (): void => {
  useEffect(() => {
    window.dispatchEvent(new Event('landsea-hydrated'));
  }, []);
};
