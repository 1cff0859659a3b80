import { KEPT_HEADER } from '@landsea/contracts/offline';

let isAnyShown = false;

export const isKeptAnswer = ({ headers }: Response): boolean => {
  const isKept = headers.has(KEPT_HEADER);
  isAnyShown ||= isKept;
  return isKept;
};

export const keptAnswers = {
  areShown: (): boolean => isAnyShown,
  leave: (): void => {
    isAnyShown = false;
  },
};
