import { PRERENDERED_STATE_ID, VISITOR_ID } from '@landsea/contracts/core';
import { sessionMemory } from '@landsea/web-kit';
import type { RootState } from '@landsea/web-kit';

/** The state that the page in the document was rendered in; undefined when the document holds no page. */
export const readPrerenderedState = (): RootState | undefined => {
  const text = document.getElementById(PRERENDERED_STATE_ID)?.textContent;
  // Written by our own build into our own document.
  return text ? (JSON.parse(text) as RootState) : undefined;
};

/** What a visit takes over of it. The rest is what this browser remembers of its visitor. */
export const knownFromDocument = ({ session, api }: RootState): Partial<RootState> => ({ session, api });

/** Of a document that says that no session came with its request. Somebody who was signed in here is asked for all the same. */
export const visitorsSession = (): Partial<RootState> | undefined =>
  document.getElementById(VISITOR_ID) && sessionMemory.read('wasAuthenticated') !== 'true'
    ? { session: { status: 'anonymous' } }
    : undefined;
