import { KEPT_HEADER } from '@landsea/contracts/offline';

let isAnyShown = false;

/** Whether the service worker kept this answer from an earlier visit. */
export const isKeptAnswer = ({ headers }: Response): boolean => {
  const isKept = headers.has(KEPT_HEADER);
  isAnyShown ||= isKept;
  return isKept;
};

export const keptAnswers = {
  /** Whether the page shows something that may be older than the document. */
  areShown: (): boolean => isAnyShown,
  /** All is fetched again from here on. */
  leave: (): void => {
    isAnyShown = false;
  },
};
