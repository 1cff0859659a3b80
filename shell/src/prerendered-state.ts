import { PRERENDERED_STATE_ID, VISITOR_ID } from '@landsea/contracts/core';
import { countUnsent, sessionMemory, type RootState } from '@landsea/web-kit';

export const readPrerenderedState = (): RootState | undefined => {
  const text = document.getElementById(PRERENDERED_STATE_ID)?.textContent;
  // Our own build wrote it into our own document.
  return text ? (JSON.parse(text) as RootState) : undefined;
};

/** Only session and API state are taken over; the rest comes from this browser's storage. */
export const readDocumentState = ({ session, api }: RootState): Partial<RootState> =>
  // Only a new answer takes up what this browser has yet to send.
  session.user && countUnsent(session.user.id) > 0 ? { session } : { session, api };

/** A document without a session still triggers a request when somebody was signed in here. */
export const makeVisitorSession = (): Partial<RootState> | undefined =>
  document.getElementById(VISITOR_ID) && sessionMemory.read('wasAuthenticated') !== 'true'
    ? { session: { status: 'anonymous' } }
    : undefined;

/** Address of a sheet of the remote whose page the document shows, before another build adds its own; empty for a page of the shell. */
export const readShownBuild = (): string =>
  document.querySelector('link[href^="/remotes/"]')?.getAttribute('href') ?? '';
