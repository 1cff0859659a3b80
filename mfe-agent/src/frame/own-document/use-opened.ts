import type { OwnDocumentData } from '@landsea/contracts/core';
import { useEffect } from 'react';

export interface OwnDocumentProps {
  data: OwnDocumentData;
  /** Known in the browser only. */
  token?: string | undefined;
}

/** Presses that came before the page could answer are made again (`after-paint.js`), and no sentence says that it cannot. */
export const announceOpened = (): void => {
  document.getElementById('scripts-missing')?.remove();
  window.dispatchEvent(new Event('landsea-hydrated'));
};

export const useOpened = (): void => {
  useEffect(announceOpened, []);
};
