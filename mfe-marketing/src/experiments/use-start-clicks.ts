import { useCallback } from 'react';
import type { MouseEvent } from 'react';
import { readAssignment } from './assigned-variant';
import { useRecordStartMutation } from './experiments-api';

const leadsToSignUp = /^\/(auth|login|api\/login)(\/|\?|$)/;

/** For a page of a visitor who takes part in an experiment: records that a link to the sign-up was followed. */
export const useStartClicks = (): ((event: MouseEvent<HTMLElement>) => void) => {
  const [record] = useRecordStartMutation();
  return useCallback(
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!leadsToSignUp.test(link?.getAttribute('href') ?? '')) return;
      if (readAssignment(document.cookie)) void record();
    },
    [record],
  );
};
