import { announce, listenToAnnouncement } from '@landsea/web-kit';
import { waitUntilIdle, type BesideTripProps, type RemoteModule } from '@landsea/web-kit/pages';
import { useEffect, useState, type ComponentType } from 'react';

/** @returns the function that gives up. */
const wantAgentRemote = (give: (module: RemoteModule) => void): (() => void) => {
  let isWanted = true;
  const ask = () =>
    announce('remote-wanted', { name: 'agent', give: (module) => void (isWanted && give(module)) });
  void waitUntilIdle().then(() => isWanted && ask());
  const stop = listenToAnnouncement('remotes-ready', ask);
  return () => {
    isWanted = false;
    stop();
  };
};

/** The agents' finder and the client's card: agents alone load them, when the page stands. */
export function ClientTripTools(props: BesideTripProps) {
  const [Tools, setTools] = useState<ComponentType<BesideTripProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(
    () =>
      wantAgentRemote(({ besideTrip }) => {
        if (!besideTrip) return setHasFailed(true);
        void besideTrip().then(
          (loaded) => setTools(() => loaded),
          () => setHasFailed(true),
        );
      }),
    [],
  );
  // Their room is reserved, so that no link of the bar moves.
  return (
    <div
      data-card-here={Tools !== undefined || hasFailed || undefined}
      className="flex min-h-11 min-w-24 shrink-0 items-center justify-end lg:min-w-80"
    >
      {Tools ? <Tools {...props} /> : null}
    </div>
  );
}
