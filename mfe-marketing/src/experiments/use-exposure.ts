import { formatVariant } from '@landsea/contracts/experiments';
import { sessionMemory } from '@landsea/web-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readAssignment } from './assigned-variant';
import { writtenExperiments } from './experiment-list';
import { useRecordExposureMutation } from './experiments-api';

// The folder of the running scripts; a document may still name those of a build that could not be used.
declare const __webpack_public_path__: string | undefined;

/** The build whose scripts run; undefined from a development server. */
const readOwnBuild = (): string | undefined => {
  const folder = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '';
  return /\/remotes\/marketing\/([0-9a-f]{12})\//.exec(folder)?.[1];
};

const SEEN = 'experimentSeen';

/** Records once that the visitor saw the variant, when the page is on a visible screen. */
export const useExposure = (): void => {
  const { pathname } = useLocation();
  const [record] = useRecordExposureMutation();
  useEffect(() => {
    const experiment = writtenExperiments.find(({ path }) => path === pathname);
    const assigned = readAssignment(document.cookie);
    if (!assigned || assigned.experiment !== experiment?.key) return;
    if (sessionMemory.read(SEEN) === formatVariant(assigned)) return;
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', see);
      sessionMemory.write(SEEN, formatVariant(assigned));
      const build = readOwnBuild();
      void record({ ...assigned, build });
      if (build)
        void import('./page-figures').then(
          ({ watchPage }) =>
            watchPage({ experiment: assigned.experiment, version: assigned.version, build }, pathname),
          () => undefined,
        );
    };
    document.addEventListener('visibilitychange', see);
    see();
    return () => {
      document.removeEventListener('visibilitychange', see);
    };
  }, [pathname, record]);
};
