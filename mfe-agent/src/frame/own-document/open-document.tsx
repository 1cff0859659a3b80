import { DOCUMENT_DATA_ID, type OwnDocumentData } from '@landsea/contracts/core';
import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { makeTokenState, readLinkToken } from '../link-token';
import type { OwnDocumentProps } from './use-opened';

/** The token leaves the address for this entry of the tab’s history, where the shell’s router would look for it, too. */
const takeToken = (page: string): string | undefined => {
  const { pathname } = window.location;
  const token = pathname.startsWith(`${page}/`) ? pathname.slice(page.length + 1) : '';
  if (token) window.history.replaceState({ usr: makeTokenState(token) }, '', page);
  const kept: unknown = window.history.state;
  return readLinkToken({
    state: typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'usr') : null,
  });
};

const nothingThere = { status: 404, body: null };

/**
 * Takes over the page that the server drew, or draws it where the server has other code for it. `page` is its address
 * without the token.
 */
export const openDocument = (page: string, Page: ComponentType<OwnDocumentProps>): void => {
  const [root, block] = ['root', DOCUMENT_DATA_ID].map((id) => document.getElementById(id));
  if (!root || !block) throw new Error('The document has no place for its page');
  const data = JSON.parse(block.textContent) as OwnDocumentData;
  const token = takeToken(page);
  const isLost = !data.answer && token === undefined;
  const shown = isLost ? { ...data, answer: nothingThere } : data;
  const element = <Page data={shown} token={token} />;
  // A browser that writes a date in another way draws the page anew.
  if (root.dataset['drawn'] && !isLost) hydrateRoot(root, element, { onRecoverableError: () => undefined });
  else createRoot(root).render(element);
};
