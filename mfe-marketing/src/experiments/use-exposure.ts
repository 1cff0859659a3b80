import { sessionMemory } from '@landsea/web-kit';
import { formatVariant } from '@landsea/contracts/experiments';
import { useEffect } from 'react';
import { readAssignment } from './assigned-variant';
import { useRecordExposureMutation } from './experiments-api';

const SEEN = 'experimentSeen';

/** Records once that the visitor saw the variant of `experiment`: when the page is on a screen that somebody looks at. */
export const useExposure = (experiment: string): void => {
  const [record] = useRecordExposureMutation();
  useEffect(() => {
    const assigned = readAssignment(document.cookie);
    if (assigned?.experiment !== experiment || sessionMemory.read(SEEN) === formatVariant(assigned)) return;
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', see);
      sessionMemory.write(SEEN, formatVariant(assigned));
      void record(assigned);
    };
    document.addEventListener('visibilitychange', see);
    see();
    return () => {
      document.removeEventListener('visibilitychange', see);
    };
  }, [experiment, record]);
};
